import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../src/client.ts';
import { countNewInvestors, recountInvestors } from '../src/investors.ts';
import { counters } from '../src/tables/counters.ts';
import { readStatsSettings } from '../src/site-info/stats.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertSubmissionForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate submissions cascade`);
  await database.db.transaction(recountInvestors);
});

async function register(tx: Db, ...emails: string[]): Promise<void> {
  const ids: number[] = [];
  for (const email of emails) {
    const row = { key: randomUUID(), kind: 'investor', name: 'Asha', email } as const;
    ids.push((await insertSubmissionForTest(tx, { ...row, payload: {}, answer: '' })).id);
  }
  await countNewInvestors(tx, ids);
}
const registerAlone = (...emails: string[]) =>
  database.db.transaction((tx) => register(tx, ...emails));
const shown = async () => (await readStatsSettings(database.db)).investors;

it('somebody who registers again, in whatever case, or left no e-mail, counts no more', async () => {
  await registerAlone('asha@example.in');
  await registerAlone('Asha@Example.in', 'ravi@example.in', 'RAVI@example.in', '');
  await registerAlone('ravi@example.in');
  expect(await shown()).toBe(2);
});

it('the same e-mail twice at the same moment counts once', async () => {
  const stored = Promise.withResolvers<void>();
  const first = database.db.transaction(async (tx) => {
    await register(tx, 'asha@example.in', 'ravi@example.in');
    stored.resolve();
    await expect.poll(isSomebodyWaiting).toBe(true);
  });
  await stored.promise;
  await Promise.all([first, registerAlone('ASHA@example.in', 'meera@example.in')]);
  expect(await shown()).toBe(3);
});

const isSomebodyWaiting = async () => {
  const { rows } = await database.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
};

it('the figure is kept, not counted when it is shown', async () => {
  await registerAlone('asha@example.in');
  await database.db.update(counters).set({ value: 4_321 });
  expect(await shown()).toBe(4_321);
});

it('counting anew finds what was erased, or stored by a version that did not count', async () => {
  await registerAlone('asha@example.in', 'ravi@example.in');
  await database.db.execute(sql`update submissions set email = '' where email like 'asha%'`);
  await database.db.execute(sql`delete from counters`);
  await database.db.transaction(recountInvestors);
  expect(await shown()).toBe(1);
});
