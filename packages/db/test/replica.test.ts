import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { openDatabase } from '../src/client.ts';
import { openReplica, type Replica } from '../src/replica.ts';
import { startServerPair, type ServerPair } from '../src/testing/server-pair.ts';

const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());

const open = (url: string, target: 'primary' | 'prefer-primary' | 'replica') => {
  const database = openDatabase({ url, target, connectTimeoutMs: 10_000 });
  opened.defer(database.close);
  return database.db;
};

let pair: ServerPair;
let primary: ReturnType<typeof open>;
let standby: ReturnType<typeof open>;
let replica: Replica;
const failures: string[] = [];
beforeAll(async () => {
  pair = opened.use(
    await startServerPair([await findFreePort(), await findFreePort()], { synchronous: false }),
  );
  primary = open(pair.urls.primary, 'prefer-primary');
  standby = open(pair.urls.standby, 'replica');
  await primary.execute(sql`create table shown (text text)`);
  await primary.execute(sql`insert into shown values ('first')`);
  replica = openReplica({
    primary,
    health: open(pair.urls.primary, 'primary'),
    replica: standby,
    onFailed: (cause) => failures.push((cause as Error).message),
    onWorked: () => {},
  });
  opened.defer(replica.stop);
  replica.onListening();
});

/** Which server has answered, and with what. */
async function read() {
  const { rows } = await replica.db.execute<{ by: string; text: string }>(
    sql`select case when pg_is_in_recovery() then 'standby' else 'primary' end as by, text from shown`,
  );
  return rows[0];
}
async function save(text: string) {
  await primary.execute(sql`update shown set text = ${text}`);
  replica.onNotified();
}

test('the standby answers once it has all that was committed before', async () => {
  await expect.poll(read).toEqual({ by: 'standby', text: 'first' });
  expect(replica.isInUse()).toBe(true);
});

test('each of a hundred changes is read at once', async () => {
  let by = new Set<string | undefined>();
  for (let count = 0; count < 100; count += 1) {
    await save(`change ${count}`);
    const found = await read();
    expect(found?.text).toBe(`change ${count}`);
    await expect.poll(replica.isInUse, { interval: 1 }).toBe(true);
    const later = await read();
    expect(later?.text).toBe(`change ${count}`);
    by.add(later?.by);
  }
  expect([...by]).toContain('standby');
});

test('a standby that has a change on its disk and has not replayed it is not read until it has', async () => {
  await standby.execute(sql`select pg_wal_replay_pause()`);
  await save('unreplayed');
  const found = new Set<string>();
  await expect
    .poll(async () => {
      found.add(JSON.stringify(await read()));
      return failures.at(-1);
    })
    .toMatch(/behind/);
  expect([...found]).toEqual([JSON.stringify({ by: 'primary', text: 'unreplayed' })]);
  await standby.execute(sql`select pg_wal_replay_resume()`);
  await expect.poll(read).toEqual({ by: 'standby', text: 'unreplayed' });
});

test('nobody notices that it is gone, and it comes back by itself', async () => {
  expect(replica.isInUse()).toBe(true);
  const underway = Array.from({ length: 20 }, read);
  await pair.killStandby();
  for (const found of await Promise.all(underway)) expect(found?.text).toBe('unreplayed');
  for (let count = 0; count < 20; count += 1)
    expect(await read()).toEqual({ by: 'primary', text: 'unreplayed' });
  expect(replica.isInUse()).toBe(false);
  await save('while it was gone');
  await pair.startStandby();
  await expect.poll(read).toEqual({ by: 'standby', text: 'while it was gone' });
});

test('a statement that PostgreSQL refuses is refused, and the standby stays', async () => {
  await expect(replica.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({
    cause: { code: '22012' },
  });
  expect(replica.isInUse()).toBe(true);
});

test('transactions are the primary’s', async () => {
  await replica.db.transaction((tx) => tx.execute(sql`update shown set text = 'written'`));
  replica.onNotified();
  expect((await read())?.text).toBe('written');
});

test('a server that is no standby is never read', async () => {
  const alone = openReplica({
    primary,
    health: open(pair.urls.primary, 'primary'),
    replica: open(pair.urls.primary, 'replica'),
    onFailed: (cause) => failures.push((cause as Error).message),
    onWorked: () => {},
  });
  opened.defer(alone.stop);
  alone.onListening();
  await expect.poll(() => failures.at(-1)).toMatch(/no standby of the primary/);
  expect(alone.isInUse()).toBe(false);
});

test('without a primary it answers once nothing is told of changes', async () => {
  await pair.killPrimary();
  replica.onLost();
  expect(await read()).toEqual({ by: 'standby', text: 'written' });
  await expect.poll(replica.isInUse).toBe(true);
});
