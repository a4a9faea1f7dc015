import { setTimeout as wait } from 'node:timers/promises';
import { insertMember } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/brands/people';
import { people } from '@naya/db/brands/people-table';
import type { Database } from '@naya/db/client';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { findFaults } from './findings.ts';
import { openHouse, type House } from './house.ts';
import { enquiry, sendAll, type Progress } from './sender.ts';

export type StormOptions = { count: number; atOnce: number; kills: number };
export type StormReport = {
  faults: string[];
  answers: Record<string, number>;
  webKills: number;
  databaseKills: number;
  stormSeconds: number;
  mailSeconds: number;
};

const mailPatienceMs = 900_000;
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Submissions while web process and database are killed in turn; then what became of each. */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const house = await openHouse();
  const progress: Progress = { acknowledged: [], answers: new Map(), isOver: false };
  try {
    return await Promise.race([weather(house, progress, options), house.endedAlone]);
  } finally {
    progress.isOver = true;
    await house.close();
  }
}

async function weather(house: House, progress: Progress, options: StormOptions) {
  const planting = await house.openDatabase();
  await insertFranchisesForTest(planting.db, [{ business_name: 'Chai Gully' }]);
  await plantBrandOwner(planting.db);
  await planting.close();

  const stormStart = performance.now();
  const sending = sendAll(house.url, options, progress);
  const kills = await strike(house, progress, options);
  await sending;
  const stormSeconds = secondsSince(stormStart);

  const database = await house.openDatabase();
  const mailStart = performance.now();
  await waitForMails(database);
  const mailSeconds = secondsSince(mailStart);
  const faults = await findFaults(house, database, progress.acknowledged);
  await database.close();
  const answers = Object.fromEntries(progress.answers);
  return { faults, answers, ...kills, stormSeconds, mailSeconds };
}

/** Somebody who has signed in before acts for the brand that the enquiries are about. */
async function plantBrandOwner(db: Database['db']): Promise<void> {
  const { id } = await findOrMakePerson(db, { email: 'brand@example.in', name: 'Zenobia' });
  await db.update(people).set({ emailVerified: true }).where(eq(people.id, id));
  await insertMember(db, Number(enquiry.franchiseId), id, 'owner');
}

/** Web process and database in turn, each at a random moment of the sending. */
async function strike(house: House, progress: Progress, { count, kills }: StormOptions) {
  const moments = Array.from({ length: kills }, () => Math.random() * count * 0.9);
  let [webKills, databaseKills] = [0, 0];
  for (const [index, moment] of moments.sort((one, other) => one - other).entries()) {
    while (progress.acknowledged.length < moment && !progress.isOver) await wait(5);
    await wait(Math.random() * 50);
    if (index % 2 === 0) {
      await house.killWeb();
      webKills += 1;
    } else {
      await house.killDatabase();
      databaseKills += 1;
    }
  }
  return { webKills, databaseKills };
}

async function waitForMails({ pool }: Database): Promise<void> {
  const deadline = performance.now() + mailPatienceMs;
  for (;;) {
    const waiting = await pool.query(`select id from mails where status = 'queued' limit 1`);
    if (waiting.rowCount === 0 || performance.now() > deadline) return;
    await wait(200);
  }
}
