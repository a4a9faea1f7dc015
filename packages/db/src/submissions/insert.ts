import { and, eq, inArray, isNotNull, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../franchises/table.ts';
import type { NewMail } from '../mail/table.ts';
import { submissions, type NewSubmission } from './table.ts';
import { publiclyVisible } from '../franchises/columns.ts';
import { countMailsByMailbox, isAllowed } from '../mail/allowance.ts';
import { insertDeliveries, mailsToBrands } from '../brands/deliver.ts';
import { buildRecordset } from '../recordset.ts';

/** A mail with a `mailbox` counts towards the hourly allowance of that mailbox (mail/allowance.ts). */
type OwedMail = Pick<NewMail, 'kind' | 'to'> & { mailbox?: string };
/** `franchise` is the id or slug of the one it is about, as its sender named it; `mails` go out for it. */
export type IncomingSubmission = NewSubmission & {
  franchise?: string | null;
  mails?: OwedMail[];
};
export type StoredSubmission = {
  id: number;
  answer: string;
  isNew: boolean;
  /** Its key was used before, for something else. */
  isKeyReused: boolean;
  mailIds: number[];
};

const columns = {
  key: 'uuid',
  kind: 'text',
  name: 'text',
  email: 'text',
  phone: 'text',
  mobile: 'text',
  franchise_id: 'integer',
  franchise: 'text',
  payload: 'jsonb',
  answer: 'text',
  body_hash: 'text',
  origin: 'text',
  incomplete: 'boolean',
  stage: 'text',
  spam_score: 'integer',
  spam_reasons: 'text[]',
  consent: 'jsonb',
  mails: 'jsonb',
  erased_at: 'timestamptz',
  created_at: 'timestamptz',
} satisfies Partial<Record<keyof IncomingSubmission, string>>;

/** Stores each submission once: another one with the same key learns of the first one's id and answer. */
export async function insertSubmissions(
  db: Db,
  rows: IncomingSubmission[],
): Promise<StoredSubmission[]> {
  const stored = new Map<string, Omit<StoredSubmission, 'isKeyReused'> & Pick<Row, 'body_hash'>>();
  const firsts = new Map(rows.toReversed().map((row) => [row.key, row]));
  for (const { key, ...row } of await insertRows(db, [...firsts.values()]))
    stored.set(key, { ...row, isNew: true });
  const known = [...firsts.keys()].filter((key) => !stored.has(key));
  for (const { key, ...row } of await findRows(db, known))
    stored.set(key, { ...row, isNew: false, mailIds: [] });
  return rows.map(({ key, body_hash }) => {
    const found = stored.get(key);
    if (!found) throw new Error(`Submission ${key} vanished while it was stored again`);
    // A key that came twice is new only once.
    stored.set(key, { ...found, isNew: false, mailIds: [] });
    const { body_hash: first, ...row } = found;
    return { ...row, isKeyReused: Boolean(first && body_hash && first !== body_hash) };
  });
}

type Row = { id: number; key: string; answer: string; body_hash: string | null };

/** A public one; an id wins over a slug that looks like one. */
const named = sql`(select ${franchises.id} from ${franchises}
  where (${franchises.slug} = given.franchise
    or ${franchises.id} = case when given.franchise ~ '^[1-9]\\d{0,8}$' then given.franchise::int end)
    and ${publiclyVisible}
  order by ${franchises.id}::text = given.franchise desc limit 1)`;

/** The site sends its own e-mail for a visitor who left none: it is nobody's, so it is not stored. */
const isOwnEmail = sql`exists (select from own_emails where own_emails.email = lower(given.email))`;

/** Sending a form under its notice is agreement to the policy as it stands; the hash says which text that was. */
const agreed = sql`select jsonb_build_object(
    'policy', left(encode(sha256(convert_to(coalesce(max(value #>> '{}'), ''), 'UTF8')), 'hex'), 16),
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as consent
  from site_documents where key = 'privacy-policy'`;

/**
 * With their audit lines and mails, in one statement: each more is a wait behind everything else this process does.
 * Always in the order of their keys, so that two writers of the same ones wait for each other in turn.
 */
async function insertRows(
  db: Db,
  rows: IncomingSubmission[],
): Promise<(Row & { mailIds: number[] })[]> {
  const inserted = await db.execute<Row & { mailIds: number[] }>(sql`
    with given as materialized (select *, ${isOwnEmail} as is_own_email from ${buildRecordset(rows, columns)}),
    agreed as materialized (${agreed}),
    kept as (
      insert into submissions (key, kind, name, email, phone, mobile, franchise_id, payload, answer, body_hash, origin,
        incomplete, stage, spam_score, spam_reasons, consent, erased_at, created_at)
      select key, kind, name, case when is_own_email then '' else email end, phone, mobile,
        coalesce(franchise_id, ${named}), case when is_own_email then payload - 'email' else payload end, answer, body_hash, origin,
        is_own_email or coalesce(incomplete, false), coalesce(stage, 'new'), coalesce(spam_score, 0), coalesce(spam_reasons, '{}'),
        coalesce(given.consent, agreed.consent), erased_at, coalesce(created_at, now())
      from given, agreed order by key
      on conflict (key) do nothing returning id, key, answer, body_hash, kind, stage, franchise_id),
    lines as (
      insert into audit_lines (actor, action, entity, entity_id)
      select 'visitor', 'submitted', 'submission', id::text from kept),
    owed as (
      select kept.id, mail.* from kept join given using (key),
        jsonb_to_recordset(given.mails) as mail(kind text, "to" text, mailbox text)
      where mail.kind <> 'acknowledgement' or not given.is_own_email),
    ${countMailsByMailbox},
    delivered as (${insertDeliveries}),
    posted as (
      insert into mails (kind, "to", submission_id, details)
      select kind, "to", id, '{}' from (
        select kind, "to", id, mailbox from placed where ${isAllowed}
        union all ${mailsToBrands}) as due
      order by id, mailbox nulls first
      returning id, submission_id)
    select kept.id, kept.key, kept.answer, kept.body_hash, array(select posted.id from posted where submission_id = kept.id) as "mailIds" from kept`);
  return inserted.rows;
}

async function findRows(db: Db, keys: string[]): Promise<Row[]> {
  if (keys.length === 0) return [];
  const { id, key, answer, body_hash } = submissions;
  return await db
    .select({ id, key, answer, body_hash })
    .from(submissions)
    .where(inArray(key, keys));
}

/** The id and the answer of the submission with this key, if its sender has had it erased. */
export async function findErased(db: Db, key: string) {
  const [erased] = await db
    .select({ id: submissions.id, answer: submissions.answer })
    .from(submissions)
    .where(and(eq(submissions.key, key), isNotNull(submissions.erased_at)));
  return erased ?? null;
}
