import { createPersonalData } from '@naya/contract/api/client/personal-data';
import { createSubmissions } from '@naya/contract/api/client/submissions';
import { createSend, type Fetch } from '@naya/contract/api/client/transport';
import { apiBaseUrl } from '@naya/contract/api/paths';
import type { Api, OnRead } from '@naya/contract/api/port';
import type { Context as CoreContext } from '@naya/core/context';
import type { Logger } from 'pino';
import { createReader } from './create-reader.ts';
import { createLocalReads } from './local-reads.ts';

type LocalOptions = {
  core: CoreContext;
  log: Logger;
  /** Answers a call without leaving the process. */
  fetch: Fetch;
};

/**
 * The Api inside the server. Pages read from the database without HTTP and JSON in between. Submissions and
 * personal data pass the routes of the API, whose limits and checks hold for forms without JavaScript too.
 */
export function createLocalApi({ core, log, fetch }: LocalOptions, onRead: OnRead): Api {
  const send = createSend({ fetch, baseUrl: apiBaseUrl, onRead });
  return {
    ...createLocalReads(core, createReader(log, onRead)),
    ...createSubmissions(send),
    ...createPersonalData(send),
  };
}
