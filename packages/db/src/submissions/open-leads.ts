import { and, eq, inArray, isNull, lt, ne, sql, type SQL } from '../drizzle.ts';
import { dueOfOperators } from '../brands/due-at.ts';
import { isContested } from '../brands/reply-rate.ts';
import { submissions } from '../tables/submissions.ts';

/** Today in India. */
export const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** Operators work these off as leads; listings are worked off in the review, and counted there. */
export const isOpen = and(
  ne(submissions.kind, 'listing'),
  inArray(submissions.stage, ['new', 'contacted', 'qualified']),
  isNull(submissions.erased_at),
);

/** Its next step was due on an earlier day. */
export const isOverdue = and(isOpen, lt(submissions.due_on, today));

/** Nobody has answered: neither we nor the brand that has it. */
export const isUnanswered = and(
  ne(submissions.kind, 'listing'),
  eq(submissions.stage, 'new'),
  isNull(submissions.first_response_at),
  isNull(submissions.erased_at),
  // Looked up for each row of a page by its index; with `not exists` PostgreSQL reads all deliveries first.
  sql`(select d.answered_at from brand_deliveries d where d.submission_id = ${submissions.id}) is null`,
);

const local = (at: SQL | typeof submissions.created_at) => sql`(${at} at time zone 'Asia/Kolkata')`;

/** The first day whose leads are not due yet by that day; read once for a whole query. A later day is never due earlier. */
const firstDayDueAfter = (day: SQL) => sql`(
  select (coalesce(max(came), ${today} - 61) + 1)::timestamp at time zone 'Asia/Kolkata'
  from (select ${today} - n as came from generate_series(0, 60) as n) as days
  where ${local(dueOfOperators(sql`(came + time '12:00') at time zone 'Asia/Kolkata'`))}::date <= ${day})`;

/** A lead is due at the time of day at which it came in, so those that are due today go by the clock. */
const isPastDue = sql`(${submissions.created_at} < ${firstDayDueAfter(sql`${today} - 1`)}
  or (${submissions.created_at} < ${firstDayDueAfter(today)}
    and ${local(submissions.created_at)}::time <= ${local(sql`now()`)}::time))`;

/** Nobody has answered in time; a brand that has it works on days of its own. */
export const isLate = and(
  isUnanswered,
  sql`coalesce((select d.due_at <= now() from brand_deliveries d where d.submission_id = ${submissions.id}),
    ${isPastDue})`,
);

/** Waits for an operator's ruling. */
export const isDisputed = sql`${submissions.id} in (select d.submission_id from brand_deliveries d
  where ${isContested})`;

/** Came in during the week that begins on that day in India. */
export function isOfWeek(value: unknown): SQL | undefined {
  const text = String(value);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  const from = sql`(${text}::date::timestamp at time zone 'Asia/Kolkata')`;
  const before = sql`((${text}::date + 7)::timestamp at time zone 'Asia/Kolkata')`;
  return sql`${submissions.created_at} >= ${from} and ${submissions.created_at} < ${before}`;
}
