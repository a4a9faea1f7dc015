import { setTimeout as wait } from 'node:timers/promises';
import { putMember } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/people';
import { people } from '@naya/db/tables/people';
import type { Database } from '@naya/db/client';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { findFaults } from './find-faults.ts';
import { startKillableSite, type KillableSite } from './killable-site.ts';
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
  const site = await startKillableSite();
  const progress: Progress = { acknowledged: [], answers: new Map(), isOver: false };
  try {
    return await Promise.race([runOn(site, progress, options), site.endedAlone]);
  } finally {
    progress.isOver = true;
    await site.close();
  }
}

async function runOn(site: KillableSite, progress: Progress, options: StormOptions) {
  const seeded = await site.openDatabase();
  await insertFranchisesForTest(seeded.db, [{ business_name: 'Chai Gully' }]);
  await insertBrandOwner(seeded.db);
  await seeded.close();

  const stormStart = performance.now();
  const sending = sendAll(site.url, options, progress);
  const kills = await killInTurn(site, progress, options);
  await sending;
  const stormSeconds = secondsSince(stormStart);

  const database = await site.openDatabase();
  const mailStart = performance.now();
  await waitForMails(database);
  const mailSeconds = secondsSince(mailStart);
  const faults = await findFaults(site, database, progress.acknowledged);
  await database.close();
  const answers = Object.fromEntries(progress.answers);
  return { faults, answers, ...kills, stormSeconds, mailSeconds };
}

/** Somebody who has signed in before acts for the brand that the enquiries are about. */
async function insertBrandOwner(db: Database['db']): Promise<void> {
  const { id } = await findOrMakePerson(db, { email: 'brand@example.in', name: 'Zenobia' });
  await db.update(people).set({ emailVerified: true }).where(eq(people.id, id));
  await putMember(db, Number(enquiry.franchiseId), id, 'owner');
}

/** Web process and database in turn, each at a random moment of the sending. */
async function killInTurn(site: KillableSite, progress: Progress, { count, kills }: StormOptions) {
  const moments = Array.from({ length: kills }, () => Math.random() * count * 0.9);
  let [webKills, databaseKills] = [0, 0];
  for (const [index, moment] of moments.sort((one, other) => one - other).entries()) {
    while (progress.acknowledged.length < moment && !progress.isOver) await wait(5);
    await wait(Math.random() * 50);
    if (index % 2 === 0) {
      await site.killWeb();
      webKills += 1;
    } else {
      await site.killDatabase();
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
