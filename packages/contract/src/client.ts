import { createPersonalData } from './client/personal-data.ts';
import { createReads } from './client/reads.ts';
import { createSubmissions } from './client/submissions.ts';
import { createSend, type ApiOptions } from './client/transport.ts';

/** The typed client of the primary call set. Behind it nobody meets a loose shape. */
export function createApi(options: ApiOptions) {
  const send = createSend(options);
  return { ...createReads(send), ...createSubmissions(send), ...createPersonalData(send) };
}

export type Api = ReturnType<typeof createApi>;
