import { sql } from './drizzle.ts';
import type { Db } from './client.ts';

/** Whoever registered twice is one; an erased registration keeps its row without the e-mail. */
const isRegistered = sql`kind = 'investor' and email <> ''`;

/** Makes it at first. A statement of its own: the next one sees what others have counted meanwhile. */
async function lockCounter(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into counters (name, value) values ('investors', 0)
    on conflict (name) do update set value = counters.value`);
}

/** Counts those of the submissions just stored whose e-mail no other has. */
export async function countNewInvestors(tx: Db, submissionIds: number[]): Promise<void> {
  await lockCounter(tx);
  const ids = sql`${sql.param(submissionIds)}::int[]`;
  await tx.execute(sql`
    update counters set value = value + (
      select count(distinct lower(email)) from submissions stored
      where id = any(${ids}) and ${isRegistered} and not exists (
        select from submissions other
        where lower(other.email) = lower(stored.email) and other.kind = 'investor' and other.id <> all(${ids})))
    where name = 'investors'`);
}

/** Counts all of them, where some are erased or come back. */
export async function recountInvestors(tx: Db): Promise<void> {
  await lockCounter(tx);
  await tx.execute(sql`
    update counters set value = (select count(distinct lower(email)) from submissions where ${isRegistered})
    where name = 'investors'`);
}
