import { sql, type SQL } from '../drizzle.ts';

const anHour = 3_600;

/**
 * So many mails for which nobody has confirmed the e-mail, and so many about enquiries to a brand, go out in so many seconds,
 * by whom they concern. What is over an allowance is stored as ever: only the mails are held back.
 */
export const mailAllowances = {
  /** To one mailbox that nobody has confirmed. */
  mailbox: { most: 3, seconds: anHour },
  /** To all such mailboxes of one domain together. Hosts of everyone's mail are not counted. */
  domain: { most: 30, seconds: anHour },
  /** Submissions of one client IP for which anybody is mailed. */
  clientIpHour: { most: 20, seconds: anHour },
  clientIpDay: { most: 60, seconds: 24 * anHour },
  /** Enquiries to one brand, however many of its people are mailed. */
  brand: { most: 10, seconds: anHour },
  /** To one of the people of brands, who may act for several. */
  person: { most: 20, seconds: anHour },
};
type Allowance = keyof typeof mailAllowances;

/** One use of an allowance, to be selected: `whom` is an expression. The allowance is the beginning of the counter's key. */
export const useOf = (allowance: Allowance, whom: SQL) => {
  const { most, seconds } = mailAllowances[allowance];
  return sql`${`${allowance}:`}::text || ${whom} as key, ${most}::int as most, ${seconds}::int as seconds`;
};

const nowMs = sql`(extract(epoch from now()) * 1000)::bigint`;

/** Its hour begins anew with each mail that goes out, so that no hour has more; the others count from the first. */
const beginsAnew = sql`(held.key like 'mailbox:%' and held.points < ${mailAllowances.mailbox.most})`;

/**
 * Counts the uses that `name` lists with the `id` and the `item` they are for, for all instances together; `<name>_over` are those
 * that are over their allowance. Rows are locked in the order of their keys: two writers wait for each other in turn.
 */
export function countUses(name: 'ip_uses' | 'uses'): SQL {
  const uses = sql.raw(name);
  const [counted, over] = [sql.raw(`${name}_counted`), sql.raw(`${name}_over`)];
  return sql`
  ${counted} as (
    insert into rate_limits as held (key, points, expire)
    select key, count(*), ${nowMs} + max(seconds)::bigint * 1000 from ${uses} group by key order by key
    on conflict (key) do update set
      points = case when held.expire > ${nowMs} then held.points + excluded.points else excluded.points end,
      expire = case when held.expire > ${nowMs} and not ${beginsAnew} then held.expire else excluded.expire end
    returning key, points),
  ${over} as (
    select distinct id, item from (
      select id, item, most, counted.points - count(*) over (partition by key)
        + row_number() over (partition by key order by id) as place
      from ${uses} join ${counted} as counted using (key)) as placed
    where place > most)`;
}
