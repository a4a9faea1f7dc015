import { setTimeout as wait } from 'node:timers/promises';
import { everything } from '@naya/contract/api/cache-tags';
import { listenToChangedTags } from '@naya/db/listen-to-changed';
import type { Logger } from 'pino';
import type { CdnPurge } from '../env.ts';
import type { Faults } from '../log/faults.ts';

const attempts = 5;
const firstPauseMs = 500;
const timeoutMs = 10_000;

/**
 * Tells a CDN which tags changed: POST `{"tags": ["franchise:12", …]}`, or `{"everything": true}` when changes may have been
 * missed. A CDN whose purge API looks different needs a small worker of its own that translates. Runs in the process that
 * runs the jobs, so that one process tells.
 */
export async function startCdnPurge(
  cdn: CdnPurge,
  databaseUrl: string,
  { log, faults }: { log: Logger; faults: Faults },
) {
  let changed = new Set<string>();
  let isEverything = false;
  let posting: Promise<void> | null = null;

  // Tags that arrive while a request runs are sent together with the next one.
  async function postAll(): Promise<void> {
    while (isEverything || changed.size > 0) {
      const body = isEverything ? { everything: true } : { tags: [...changed] };
      changed = new Set();
      isEverything = false;
      await postWithRetries(cdn, body).catch((error: unknown) =>
        log.error({ err: error }, 'the CDN was not told of changes; its pages may be old'),
      );
    }
    posting = null;
  }
  const postChanges = () => void (posting ??= postAll());

  const listener = await listenToChangedTags({
    url: databaseUrl,
    onChange: (tags) => {
      for (const tag of tags) changed.add(tag);
      isEverything ||= changed.has(everything);
      postChanges();
    },
    onListening: () => {
      faults.worked('listen-for-cdn');
      isEverything = true;
      postChanges();
    },
    onLost: (cause) => faults.failed('listen-for-cdn', cause),
  });
  return {
    stop: async () => {
      await listener.stop();
      await posting;
    },
  };
}

async function postWithRetries({ url, token }: CdnPurge, body: object): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await post(url, token, body).catch((error: unknown) => error);
    if (failure === undefined) return;
    if (attempt === attempts) throw failure;
    await wait(firstPauseMs * 2 ** (attempt - 1));
  }
}

async function post(url: string, token: string | undefined, body: object): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!ok) throw new Error(`The CDN's purge URL answered ${status}.`);
}
