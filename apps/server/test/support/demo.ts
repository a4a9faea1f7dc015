import { useApi } from './api.ts';
import { readDemoUrl } from './templates.ts';

/** The whole API with the demo's content. */
export const useDemoApi = () => useApi(undefined, { readTemplate: readDemoUrl });
