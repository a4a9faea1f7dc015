import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { changedTagsChannel } from './notify-changed.ts';

export type ListenerOptions = {
  url: string;
  onTag: (tag: string) => void;
  /** Called when the connection listens, at first or again: notifications before that may have been missed. */
  onListening: () => void;
  /** Called when the connection is lost and after each failed attempt: no tags arrive until `onListening`. */
  onLost: () => void;
};
export type TagListener = { stop: () => Promise<void> };

const reconnectPauseMs = 250;
// A connection can break without an error; a query on it notices that.
const heartbeatMs = 5_000;

/** Calls `onTag` with tags that any instance changed; resolves once it listens or the first attempt has failed. */
export async function listenToChangedTags(options: ListenerOptions): Promise<TagListener> {
  const stopping = new AbortController();
  const known = Promise.withResolvers<void>();
  const keeping = keepListening(
    {
      ...options,
      onListening: () => known.resolve(options.onListening()),
      onLost: () => known.resolve(options.onLost()),
    },
    stopping.signal,
  );
  await known.promise;
  return {
    stop: async () => {
      stopping.abort();
      await keeping;
    },
  };
}

async function keepListening(options: ListenerOptions, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await listenUntilBroken(options, stopping).catch(() => {});
    if (stopping.aborted) return;
    options.onLost();
    await pause(reconnectPauseMs, stopping);
  }
}

/** Rejects when the connection cannot be made or has broken; returns when told to stop. */
async function listenUntilBroken(options: ListenerOptions, stopping: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: options.url,
    application_name: 'naya-outlet listener',
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    keepAlive: true,
  });
  const broken = Promise.withResolvers<void>();
  client.once('end', broken.resolve);
  client.on('error', () => broken.resolve());
  client.on('notification', ({ payload }) => options.onTag(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${changedTagsChannel}`);
    options.onListening();
    while (!stopping.aborted) {
      await client.query('select 1');
      await Promise.race([broken.promise, pause(heartbeatMs, stopping)]);
    }
  } finally {
    void client.end().catch(() => {});
  }
}

/** Ends early, without an error, when it is time to stop. */
async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => {});
}
