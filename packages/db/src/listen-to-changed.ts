import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Notification } from 'pg';
import { everything } from '@naya/contract/api/cache-tags';
import type { Db } from './client.ts';
import { sql } from './drizzle.ts';
import { clientOf } from './servers.ts';
import { changesChannel, olderChannel, olderTagsOf } from './notify-changed.ts';

/** What a process holds in memory of the database, read by the connection that hears of changes. */
export type Memory = {
  /** Reads all of it, at first and after the connection was lost. */
  readAll: (db: Db) => Promise<void>;
  /** Reads anew what these messages of triggers name (`sql/catalogue`). */
  readChanged: (db: Db, messages: string[]) => Promise<void>;
};

export type ListenerOptions = {
  url: string;
  /** Read anew before `onChange` hears of the same change, so that no page is made of what was before and kept. */
  memory?: Memory;
  /** Called at once for each change that is told of, before anything of it is read. */
  onNotified?: () => void;
  /** All the tags of one change, or a part of them where they are very many. */
  onChange: (tags: string[]) => void;
  /** Called when the connection listens, at first or again: notifications before that may have been missed. */
  onListening: () => void;
  /** Called with the cause when the connection is lost and after each failed attempt: no tags arrive until `onListening`. */
  onLost: (cause: unknown) => void;
};
export type TagListener = {
  /** Resolves when all that was committed before the call is handled here, at the latest after `maxMs`. */
  waitUntilHandled: (db: Db, maxMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Triggers tell here what the catalogue has to read anew; see `sql/catalogue`. */
const catalogueChannel = 'catalogue';
/** Begins a message that only says how far notifications have come: PostgreSQL sends them in the order of the commits. */
const barrier = 'barrier ';

const reconnectPauseMs = 250;
// A connection can break without an error; a query on it notices that.
const heartbeatMs = 5_000;

/** Calls `onChange` with tags that any instance changed; resolves once it listens or the first attempt has failed. */
export async function listenToChangedTags(options: ListenerOptions): Promise<TagListener> {
  const stopping = new AbortController();
  const known = Promise.withResolvers<void>();
  const barriers = createBarriers();
  const keeping = keepListening(
    {
      ...options,
      onListening: () => {
        barriers.open();
        known.resolve(options.onListening());
      },
      onLost: (cause) => {
        barriers.close();
        known.resolve(options.onLost(cause));
      },
    },
    barriers.pass,
    stopping.signal,
  );
  await known.promise;
  return {
    waitUntilHandled: (db, maxMs) => barriers.wait(db, maxMs),
    stop: async () => {
      stopping.abort();
      await keeping;
    },
  };
}

/** Messages of our own, whose arrival tells that everything before them was handled. */
function createBarriers() {
  const waiting = new Map<string, () => void>();
  let isOpen = false;
  const pass = (message: string) => waiting.get(message)?.();
  return {
    pass,
    open: () => {
      isOpen = true;
    },
    /** Nothing arrives until the connection is back. */
    close: () => {
      isOpen = false;
      for (const message of waiting.keys()) pass(message);
    },
    async wait(db: Db, maxMs: number): Promise<void> {
      if (!isOpen) return;
      const message = barrier + randomUUID();
      const passed = Promise.withResolvers<void>();
      waiting.set(message, passed.resolve);
      const timer = setTimeout(passed.resolve, maxMs);
      try {
        await db.execute(sql`select pg_notify(${catalogueChannel}, ${message})`);
        await passed.promise;
      } finally {
        clearTimeout(timer);
        waiting.delete(message);
      }
    },
  };
}

type PassBarrier = (message: string) => void;

async function keepListening(
  options: ListenerOptions,
  passBarrier: PassBarrier,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const cause = await listenUntilBroken(options, passBarrier, stopping).catch(
      (error: unknown) => error,
    );
    if (stopping.aborted) return;
    options.onLost(cause);
    await pause(reconnectPauseMs, stopping);
  }
}

/** Ends when the connection cannot be made or has broken, when memory cannot be read, or when told to stop. */
async function listenUntilBroken(
  options: ListenerOptions,
  passBarrier: PassBarrier,
  stopping: AbortSignal,
): Promise<void> {
  const client = new (clientOf(options.url))({
    application_name: 'naya-outlet listener',
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    keepAlive: true,
  });
  const db = drizzle(client);
  const broken = Promise.withResolvers<void>();
  client.once('end', broken.resolve);
  let cause: unknown;
  client.on('error', (error) => {
    cause ??= error;
    broken.resolve();
  });
  const handle = createHandler(options, db, passBarrier);
  const pending: Notification[] = [];
  let isHandling = true;
  const failing = new AbortController();
  const ending = AbortSignal.any([stopping, failing.signal]);
  /** In the order of their arrival; those that come while memory is read wait. */
  const handlePending = async () => {
    isHandling = true;
    while (pending.length > 0) await handle(pending.splice(0));
    isHandling = false;
  };
  client.on('notification', (message) => {
    if (!message.payload?.startsWith(barrier)) options.onNotified?.();
    pending.push(message);
    if (isHandling) return;
    handlePending().catch((error: unknown) => {
      cause ??= error;
      failing.abort();
    });
  });
  try {
    await client.connect();
    const channels = [changesChannel, olderChannel, ...(options.memory ? [catalogueChannel] : [])];
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
    await options.memory?.readAll(db);
    options.onListening();
    await handlePending();
    while (!ending.aborted) {
      await client.query('select 1');
      await Promise.race([broken.promise, pause(heartbeatMs, ending)]);
    }
    if (failing.signal.aborted) throw cause;
  } catch (error) {
    // A query on a connection that broke before says no more than that.
    throw cause ?? error;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Memory first, then pages, then whoever waits for both. */
function createHandler({ memory, onChange }: ListenerOptions, db: Db, passBarrier: PassBarrier) {
  const readChange = createChangeReader();
  return async (messages: Notification[]): Promise<void> => {
    const ofCatalogue = messages
      .filter(({ channel }) => channel === catalogueChannel)
      .map(({ payload = '' }) => payload);
    const changed = ofCatalogue.filter((payload) => !payload.startsWith(barrier));
    if (changed.length > 0) await memory?.readChanged(db, changed);
    for (const message of messages) {
      const tags = message.channel === catalogueChannel ? [] : readChange(message);
      if (tags.length > 0) onChange(tags);
    }
    for (const message of ofCatalogue) passBarrier(message);
  };
}

/**
 * An instance of the version before tells of single tags, and by `franchises` means all that shows any of them. Ours tells those
 * instances of its tags too, right after its own message and over the same connection: these are known already.
 */
function createChangeReader() {
  let teller = 0;
  const known = new Set<string>();
  return ({ channel, processId, payload = '' }: Notification): string[] => {
    if (processId !== teller) known.clear();
    teller = processId;
    if (channel === changesChannel) {
      const tags = payload.split(' ');
      for (const tag of olderTagsOf(tags)) known.add(tag);
      return tags;
    }
    if (known.delete(payload)) return [];
    return payload === 'franchises' ? [everything] : [payload];
  };
}

/** Ends early, without an error, when it is time to stop. */
async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => {});
}
