import type { Logger } from 'pino';

/** What can fail without anybody being told, and how the log says so. */
const sentences = {
  listen: 'not told of changes while the database is away',
  'listen-for-cdn': 'the CDN is not told of changes while the database is away',
  replica: 'the read replica is behind or away: the primary is read',
  decode: 'a picture could not be decoded',
  'make-avif': 'the AVIF of a picture could not be made',
  page: 'a page could not be answered or made anew',
  ready: 'not ready: the database does not answer',
  queue: 'the job queue has trouble: jobs wait',
  backend: 'the data source gave no answer that can be used',
  'api-examples': 'the description of the API has no examples',
  'count-jobs': 'the jobs could not be counted',
  'count-mails': 'the mails could not be counted',
};
export type Fault = keyof typeof sentences;
export const faultNames = Object.keys(sentences) as Fault[];

/** Counts each failure; the log has the first with its cause, and the next one only after it worked again. */
export type Faults = {
  failed: (what: Fault, cause: unknown) => void;
  worked: (what: Fault) => void;
  count: (what: Fault) => number;
};

export function createFaults(log: Logger): Faults {
  const counts = new Map<Fault, number>();
  const failing = new Set<Fault>();
  return {
    failed(what, cause) {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (failing.has(what)) return;
      failing.add(what);
      log.warn({ err: cause, what }, sentences[what]);
    },
    worked: (what) => void failing.delete(what),
    count: (what) => counts.get(what) ?? 0,
  };
}
