import { replyRate } from '@naya/contract/brands/stages';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';

/** The brand says that it answered, the investor that it did not or with rubbish, and no operator has decided. */
export const isContested = sql`(d.word <> 'yes' and d.answered_at is not null and d.ruling is null)`;

/** Versions before this one noted only when the first answer came. */
const repliedAt = sql`coalesce(d.replied_at, case when d.answer = 'reply' then d.answered_at end)`;

/**
 * Whether a confirmed enquiry was answered in time: by a reply through us, or by a mark with the investor's yes. Null counts for
 * nobody: a mark of which the investor says nothing, what is contested, an answer that only the investor tells of, and what its
 * sender ended before it was due.
 */
const isAnsweredInTime = sql`case
  when d.answered_at is null and least(s.withdrawn_at, s.erased_at) <= d.due_at then null
  when d.answered_at is null then case when d.word = 'yes' then null else false end
  when d.answered_at > d.due_at then false
  when d.ruling is not null then d.ruling = 'answered'
  when ${isContested} then null
  when ${repliedAt} <= d.due_at or d.word = 'yes' then true
end`;

/** Counts the answers of every brand anew, of what was confirmed by its sender; gives the franchises whose figures have changed. */
export async function recountAnswers(tx: Db): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select d.franchise_id as id, ${isAnsweredInTime} as is_answered
      from brand_deliveries d join submissions s on s.id = d.submission_id
      where s.confirmed_at is not null and d.due_at < now()
        and d.delivered_at > now() - make_interval(days => ${replyRate.days})),
    counts as (
      select id, count(is_answered)::int as counted, (count(*) filter (where is_answered))::int as answered
      from due group by id),
    wanted as (
      select f.id, coalesce(counts.counted, 0) as counted, coalesce(counts.answered, 0) as answered
      from franchises f left join counts using (id)),
    changed as (
      select f.id from franchises f join wanted using (id)
      where (f.enquiries_counted, f.enquiries_answered) <> (wanted.counted, wanted.answered)
      order by f.id for no key update of f)
    update franchises f set enquiries_counted = wanted.counted, enquiries_answered = wanted.answered
    from wanted join changed using (id) where wanted.id = f.id
    returning f.id`);
  return rows.map(({ id }) => id);
}
