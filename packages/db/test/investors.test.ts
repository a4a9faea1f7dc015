import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { markConfirmed } from '../src/brands/investor.ts';
import type { Db } from '../src/client.ts';
import { countNewInvestor, recountInvestors } from '../src/investors.ts';
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
  for (const email of emails) {
    const { id } = await insertSubmissionForTest(tx, registration(email));
    await markConfirmed(tx, id);
    await countNewInvestor(tx, id);
  }
}
const registration = (email: string) =>
  ({ key: randomUUID(), kind: 'investor', name: 'Asha', email, payload: {}, answer: '' }) as const;
const registerAlone = (...emails: string[]) =>
  database.db.transaction((tx) => register(tx, ...emails));
const shown = async () => (await readStatsSettings(database.db)).investors;

it('somebody who registers again, in whatever case, or left no e-mail, counts no more', async () => {
  await registerAlone('asha@example.in');
  await registerAlone('Asha@Example.in', 'ravi@example.in', 'RAVI@example.in', '');
  await registerAlone('ravi@example.in');
  expect(await shown()).toBe(2);
});

it('an unconfirmed registration counts nobody, counted anew or not', async () => {
  const { id } = await insertSubmissionForTest(database.db, registration('asha@example.in'));
  await database.db.transaction((tx) => countNewInvestor(tx, id));
  expect(await shown()).toBe(0);
  await database.db.transaction(recountInvestors);
  expect(await shown()).toBe(0);
  await registerAlone('ASHA@example.in');
  expect(await shown()).toBe(1);
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
