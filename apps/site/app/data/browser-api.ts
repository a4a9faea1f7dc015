import { createApi } from '@naya/contract/client';
import { apiBaseUrl } from './api-base-url.ts';

/** One client for the whole visit. */
export const browserApi = createApi({
  fetch: (url, init) => window.fetch(url, init),
  baseUrl: apiBaseUrl,
});
