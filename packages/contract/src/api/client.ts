import { createPersonalData } from './client/personal-data.ts';
import { createReads } from './client/reads.ts';
import { createSubmissions } from './client/submissions.ts';
import { createSend, type HttpOptions } from './client/transport.ts';
import type { Api } from './port.ts';

/** The Api over HTTP, by the primary call set. It normalises every answer, so callers get the types of the contract. */
export function createHttpApi(options: HttpOptions): Api {
  const send = createSend(options);
  return { ...createReads(send), ...createSubmissions(send), ...createPersonalData(send) };
}
