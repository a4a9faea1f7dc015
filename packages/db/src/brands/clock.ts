import { sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { isPausing, publiclyVisible } from '../franchises/columns.ts';

/** The brand is reminded so long before an answer is due, the investor asked so long after the enquiry. */
const remindBefore = sql`interval '1 day'`;
const askAfter = sql`interval '7 days'`;
/** Between two mails that tell a brand of several enquiries at once. */
const bundleAfter = sql`interval '1 hour'`;

export type DueDelivery = {
  submission_id: number;
  franchise_id: number;
  business_name: string;
  due_at: string;
  /** The investor's; empty when none was given. */
  email: string;
};

/** Neither side has ended it: its clock runs. */
const isGoingOn = sql`s.withdrawn_at is null and d.stage <> 'not-a-fit'`;

/** Enquiries that somebody holds at this moment, to answer or to erase them, are left for the next run. */
const lockedDue = (which: SQL, limit = sql``) => sql`
  select d.submission_id from submissions s join brand_deliveries d on d.submission_id = s.id
  where s.erased_at is null and ${isGoingOn} and ${which} order by s.id ${limit} for no key update of s, d skip locked`;

/**
 * Sets the column `mark` on the first of the deliveries that `which` selects, each once, and returns them for the mails. What its
 * sender has not confirmed counts for nobody, and nobody is written to about it again.
 */
async function take(tx: Db, mark: SQL, which: SQL, maxRows: number): Promise<DueDelivery[]> {
  const { rows } = await tx.execute<DueDelivery & { due: Date | string }>(sql`
    with due as (${lockedDue(
      sql`d.${mark} is null and s.confirmed_at is not null and ${which}`,
      sql`limit ${maxRows}`,
    )})
    update brand_deliveries d set ${mark} = now()
    from due, franchises f, submissions s
    where d.submission_id = due.submission_id and f.id = d.franchise_id and s.id = d.submission_id
    returning d.submission_id, d.franchise_id, f.business_name, d.due_at as due, s.email`);
  return rows
    .map(({ due, ...row }) => ({ ...row, due_at: new Date(due).toISOString() }))
    .sort((one, other) => one.submission_id - other.submission_id);
}

const isHeld = sql`d.mail_held_at is not null and d.mail_bundled_at is null
  and not exists (select from brand_deliveries o
    where o.franchise_id = d.franchise_id and o.mail_bundled_at > now() - ${bundleAfter})`;

/** The first of the brands with enquiries whose mails were held back, and how many; each brand once an hour, with all of its. */
export async function markBundled(tx: Db, maxBrands: number) {
  const { rows } = await tx.execute<{
    franchise_id: number;
    business_name: string;
    count: number;
  }>(sql`
    with brands as (
      select distinct d.franchise_id from brand_deliveries d join submissions s on s.id = d.submission_id
      where s.erased_at is null and ${isGoingOn} and ${isHeld} order by d.franchise_id limit ${maxBrands}),
    due as (${lockedDue(sql`${isHeld} and d.franchise_id in (select franchise_id from brands)`)}),
    held as (
      update brand_deliveries d set mail_bundled_at = now() from due
      where d.submission_id = due.submission_id
      returning d.franchise_id)
    select f.id as franchise_id, f.business_name, count(*)::int as count
    from held join franchises f on f.id = held.franchise_id group by f.id order by f.id`);
  return rows;
}

export const markReminded = (tx: Db, maxRows: number) =>
  take(
    tx,
    sql`reminded_at`,
    sql`d.answered_at is null and d.due_at > now() and d.due_at <= now() + ${remindBefore}`,
    maxRows,
  );

export const markOverdue = (tx: Db, maxRows: number) =>
  take(tx, sql`overdue_at`, sql`d.answered_at is null and d.due_at <= now()`, maxRows);

export const markAsked = (tx: Db, maxRows: number) =>
  take(tx, sql`asked_at`, sql`s.email <> '' and d.delivered_at <= now() - ${askAfter}`, maxRows);

/** Pauses whose last day is over end: the catalogue, which knows no clock, hears of it. */
export async function endPauses(tx: Db, maxRows: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select id from ${franchises} where ${franchises.paused_until} is not null and not ${isPausing}
      order by id limit ${maxRows} for no key update skip locked)
    update franchises f set paused_until = null from due where f.id = due.id returning f.id`);
  return rows.map(({ id }) => id);
}

/** Enquiries that came while their brand was pausing, which it does no more: their senders are asked, each once. */
export async function markReopened(tx: Db, maxRows: number): Promise<Reopened[]> {
  const { rows } = await tx.execute<Reopened>(sql`
    with due as (
      select s.id from submissions s join ${franchises} on ${franchises.id} = s.franchise_id
      where s.paused_at is not null and s.reopened_at is null and s.erased_at is null and s.withdrawn_at is null
        and not ${isPausing} and ${publiclyVisible}
      order by s.id limit ${maxRows} for no key update of s skip locked)
    update submissions s set reopened_at = now() from due, franchises f
    where s.id = due.id and f.id = s.franchise_id
    returning s.id as submission_id, f.business_name, s.email`);
  return rows.toSorted((one, other) => one.submission_id - other.submission_id);
}
type Reopened = Pick<DueDelivery, 'submission_id' | 'business_name' | 'email'>;
