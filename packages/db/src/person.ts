import type { InvestorFeedback } from '@naya/contract/brands/stages';
import type { PersonalMessage } from '@naya/contract/privacy/entity';
import { and, desc, eq, isNull, sql, type SQL } from './drizzle.ts';
import type { Db } from './client.ts';
import { submissions, type SubmissionRow } from './tables/submissions.ts';

/** Tells which franchise a listing has become. */
export async function linkSubmission(db: Db, id: number, franchiseId: number): Promise<void> {
  await db.update(submissions).set({ franchise_id: franchiseId }).where(eq(submissions.id, id));
}

const toIso = (at: string | Date) => new Date(at).toISOString();
const delivered = <Value>(what: SQL) =>
  sql<Value>`(select ${what} from brand_deliveries d where d.submission_id = submissions.id)`;

const personal = {
  id: submissions.id,
  kind: submissions.kind,
  name: submissions.name,
  email: submissions.email,
  phone: submissions.phone,
  payload: submissions.payload,
  consent: submissions.consent,
  created_at: submissions.created_at,
  confirmed_at: submissions.confirmed_at,
  withdrawn_at: submissions.withdrawn_at,
  /** When the brand's answer is due, came, and whether it said that it does not fit. */
  due_at: delivered<string | null>(sql`d.due_at`).mapWith(toIso),
  answered_at: delivered<string | null>(sql`d.answered_at`).mapWith(toIso),
  declined: delivered<boolean | null>(sql`d.stage = 'not-a-fit'`),
  /** The brand that has the enquiry. */
  delivered_to: sql<string | null>`(select f.business_name from brand_deliveries d
    join franchises f on f.id = d.franchise_id where d.submission_id = submissions.id)`,
  /** What the person told us of the brand's answer, by the link of our mail. */
  word: delivered<InvestorFeedback | null>(sql`d.word`),
  messages: sql<PersonalMessage[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('isOwn', kind = 'answer', 'text', text, 'created_at', created_at)
      order by created_at), '[]')
    from (select kind, text, created_at from brand_messages m
        where m.submission_id = submissions.id and m.kind in ('reply', 'answer')
      union all select kind, text, created_at from lead_messages m where m.submission_id = submissions.id) as said)`,
};

/** A sender: known by e-mail, else by mobile number; without either each submission is a sender of its own. */
export type Person = { email: string } | { mobile: string } | { id: number };

export function personOf({
  id,
  email,
  mobile,
}: Pick<SubmissionRow, 'id' | 'email' | 'mobile'>): Person {
  if (email) return { email: email.toLowerCase() };
  return mobile ? { mobile } : { id };
}

export function isFrom(person: Person): SQL | undefined {
  if ('email' in person) return eq(sql`lower(${submissions.email})`, person.email);
  if ('id' in person) return eq(submissions.id, person.id);
  return and(eq(submissions.mobile, person.mobile), eq(submissions.email, ''));
}

/** Everything a person has sent and not erased, newest first. */
export async function listSubmissionsOf(db: Db, person: Person) {
  return await db
    .select(personal)
    .from(submissions)
    .where(and(isFrom(person), isNull(submissions.erased_at)))
    .orderBy(desc(submissions.id));
}
