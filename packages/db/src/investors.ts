import { sql } from './drizzle.ts';
import type { Db } from './client.ts';

/**
 * Whoever registered twice is one, and whoever has not confirmed it nobody; an erased registration keeps its row without the
 * e-mail.
 */
const isRegistered = sql`kind = 'investor' and email <> '' and confirmed_at is not null`;

/** Makes it at first. A statement of its own: the next one sees what others have counted meanwhile. */
async function lockCounter(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into counters (name, value) values ('investors', 0)
    on conflict (name) do update set value = counters.value`);
}

/** Counts a registration just confirmed if no other confirmed one has its e-mail. */
export async function countNewInvestor(tx: Db, submissionId: number): Promise<void> {
  await lockCounter(tx);
  await tx.execute(sql`
    update counters set value = value + (
      select count(*) from submissions stored
      where id = ${submissionId} and ${isRegistered} and not exists (
        select from submissions other
        where lower(other.email) = lower(stored.email) and other.id <> stored.id and ${isRegistered}))
    where name = 'investors'`);
}

/** Counts all of them, where some are erased or come back. */
export async function recountInvestors(tx: Db): Promise<void> {
  await lockCounter(tx);
  await tx.execute(sql`
    update counters set value = (select count(distinct lower(email)) from submissions where ${isRegistered})
    where name = 'investors'`);
}
