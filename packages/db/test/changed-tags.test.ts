import { everything } from '@naya/contract/api/cache-tags';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenToChangedTags } from '../src/listen-to-changed.ts';
import { notifyChangedTags, olderChannel } from '../src/notify-changed.ts';
import type { Db } from '../src/client.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';

let database: TestDatabase;
/** What an instance of this version hears, change by change. */
let heard: string[][] = [];
/** What an instance of the version before hears, tag by tag. */
let heardByOlder: string[] = [];
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const listener = await listenToChangedTags({
    url: database.url,
    onChange: (tags) => heard.push(tags),
    onListening: () => {},
    onLost: () => {},
  });
  const older = await database.pool.connect();
  older.on('notification', ({ payload = '' }) => heardByOlder.push(payload));
  await older.query(`listen ${olderChannel}`);
  closing.push(listener.stop, async () => older.release(true), database.close);
});
afterAll(async () => {
  for (const close of closing) await close();
});
beforeEach(() => {
  heard = [];
  heardByOlder = [];
});

/** As the version before tells it: one message for each tag. */
const tellAsOlder = (...tags: string[]) =>
  database.db.transaction(async (tx) => {
    for (const tag of tags) await tx.execute(sql`select pg_notify(${olderChannel}, ${tag})`);
  });
/** Messages arrive in order: this one is the last. */
async function settle(): Promise<void> {
  await notifyChangedTags(database.db, ['last']);
  await expect.poll(() => heard.at(-1)).toEqual(['last']);
  heard.pop();
  await expect.poll(() => heardByOlder.at(-1)).toBe('last');
  heardByOlder.pop();
}

describe('a transaction', () => {
  it('tells of all its changes in one message, when it is committed', async () => {
    await database.db.transaction(async (tx) => {
      await notifyChangedTags(tx, ['franchise:1', 'franchises']);
      await notifyChangedTags(tx, ['franchise:2', 'franchises']);
    });
    await settle();
    expect(heard).toEqual([['franchise:1', 'franchises', 'franchise:2']]);
  });

  it('that is taken back tells nothing, nor does a step of it that is taken back', async () => {
    const fail = (db: Db) =>
      db
        .transaction(async (tx) => {
          await notifyChangedTags(tx, ['taken back']);
          throw new Error('taken back');
        })
        .catch(() => {});
    await fail(database.db);
    await database.db.transaction(async (tx) => {
      await fail(tx);
      await tx.transaction((step) => notifyChangedTags(step, ['step']));
    });
    await settle();
    expect(heard).toEqual([['step']]);
  });

  it('may change very many records', async () => {
    const tags = Array.from({ length: 5_000 }, (_, index) => `franchise:${1_000_000_000 + index}`);
    await database.db.transaction((tx) => notifyChangedTags(tx, tags));
    await settle();
    expect(heard.flat()).toEqual(tags);
    expect(heard.length).toBeLessThan(30);
  });
});

describe('beside an instance of the version before', () => {
  it('each hears of what the other changed, once', async () => {
    await notifyChangedTags(database.db, ['franchise:1', 'franchises', 'card:1', 'lists', 'stats']);
    await tellAsOlder('blog:4', 'blogs');
    await notifyChangedTags(database.db, ['settings']);
    await settle();
    expect(heard).toEqual([
      ['franchise:1', 'franchises', 'card:1', 'lists', 'stats'],
      ['blog:4'],
      ['blogs'],
      ['settings'],
    ]);
    expect(heardByOlder).toEqual(
      expect.arrayContaining(['franchise:1', 'franchises', 'stats', 'settings']),
    );
  });

  it('its change of a franchise may be any change of it, and here everything is purged', async () => {
    await tellAsOlder('franchise:1', 'franchises', 'stats');
    await settle();
    expect(heard).toEqual([['franchise:1'], [everything], ['stats']]);
  });

  it('everything means all of the tags that it knows', async () => {
    await notifyChangedTags(database.db, [everything]);
    await settle();
    expect(heard).toEqual([[everything]]);
    expect(heardByOlder).toEqual(expect.arrayContaining(['franchises', 'settings', 'terms']));
  });
});
