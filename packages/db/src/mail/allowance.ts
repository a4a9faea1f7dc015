import { sql } from '../drizzle.ts';

/** How many mails for which nobody has confirmed the e-mail go to one mailbox within an hour. */
const mailsAnHour = 3;

const nowMs = sql`(extract(epoch from now()) * 1000)::bigint`;
const inAnHourMs = sql`(${nowMs} + 3600000)`;

/**
 * Counts the mails of `owed` that name a `mailbox`, for all instances together; `place` numbers the mails of one
 * mailbox. The hour begins anew with each mail that goes out, so no hour has more. Rows are locked in the order
 * of their keys: two writers wait for each other in turn.
 */
export const countMailsByMailbox = sql`
  counted as (
    insert into rate_limits as held (key, points, expire)
    select 'mailbox:' || mailbox, count(*), ${inAnHourMs} from owed where mailbox is not null
    group by mailbox order by mailbox
    on conflict (key) do update set
      points = case when held.expire > ${nowMs} then held.points + excluded.points else excluded.points end,
      expire = case when held.expire > ${nowMs} and held.points >= ${mailsAnHour}
        then held.expire else excluded.expire end
    returning key, points),
  placed as (
    select owed.*, counted.points - count(*) over (partition by mailbox)
      + row_number() over (partition by mailbox order by owed.id) as place
    from owed left join counted on counted.key = 'mailbox:' || mailbox)`;

/** One without a mailbox is for ourselves and goes out in any case. */
export const isAllowed = sql`(mailbox is null or place <= ${mailsAnHour})`;
