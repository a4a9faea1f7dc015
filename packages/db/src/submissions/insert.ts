import type { NewMail } from '@naya/contract/mail/kinds';
import { and, eq, inArray, isNotNull, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { submissions, type NewSubmission } from '../tables/submissions.ts';
import { countUses, useOf } from '../mail/allowance.ts';
import { dueOfBrand } from '../brands/due-at.ts';
import { buildRecordset } from '../recordset.ts';

/** A mail with a `mailbox` goes to somebody who has not confirmed it, within the allowances of mail/allowance.ts. */
type OwedMail = Pick<NewMail<'operator-notice' | 'acknowledgement'>, 'kind' | 'to'> & {
  mailbox?: string;
  domain?: string | null;
};
/**
 * `mails` go out for it; with `members`, ids of the brand's people to mail, it goes into the brand's inbox. While limits are
 * `unlimited` only the mailbox has an allowance; `client_ip` is a digest.
 */
export type IncomingSubmission = NewSubmission & {
  mails?: OwedMail[];
  members?: string[] | null;
  unlimited?: boolean;
  client_ip?: string | null;
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
  payload: 'jsonb',
  answer: 'text',
  body_hash: 'text',
  origin: 'text',
  partner_id: 'integer',
  incomplete: 'boolean',
  stage: 'text',
  spam_score: 'integer',
  spam_reasons: 'text[]',
  consent: 'jsonb',
  mails: 'jsonb',
  members: 'text[]',
  unlimited: 'boolean',
  client_ip: 'text',
  paused_at: 'timestamptz',
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

/** The site sends its own e-mail for a visitor who left none: it is nobody's, so it is not stored. */
const isOwnEmail = sql`exists (select from own_emails where own_emails.email = lower(given.email))`;

/** Sending a form under its notice is agreement to the policy as it stands; the hash says which text that was. */
const agreed = sql`select jsonb_build_object(
    'policy', left(encode(sha256(convert_to(coalesce(max(value #>> '{}'), ''), 'UTF8')), 'hex'), 16),
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as consent
  from site_documents where key = 'privacy-policy'`;

/** First what one client IP sends, then the rest: what is held back for its client IP uses up nothing of anybody else. */
const countedMails = sql`
  enquiries as (
    select kept.id, kept.franchise_id, given.members from kept join given using (key)
    where given.members is not null and kept.franchise_id is not null),
  addressed as (select enquiries.id, p.id as person, p.email from enquiries join people p on p.id = any(enquiries.members)),
  limited as (select kept.id, given.client_ip from kept join given using (key) where not coalesce(given.unlimited, false)),
  ip_uses as (
    select id, 'all' as item, ${useOf('clientIpHour', sql`client_ip`)} from limited where client_ip is not null
    union all
    select id, 'all', ${useOf('clientIpDay', sql`client_ip`)} from limited where client_ip is not null),
  ${countUses('ip_uses')},
  uses as (
    select * from (
      select id, 'answer' as item, ${useOf('mailbox', sql`mailbox`)} from owed where mailbox is not null
      union all
      select id, 'answer', ${useOf('domain', sql`domain`)} from owed join limited using (id) where domain is not null
      union all
      select id, 'brand', ${useOf('brand', sql`franchise_id`)} from enquiries join limited using (id)
      union all
      select id, 'brand', ${useOf('person', sql`person`)} from addressed join limited using (id)
    ) as each where id not in (select id from ip_uses_over)),
  ${countUses('uses')}`;

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
      insert into submissions (key, kind, name, email, phone, mobile, franchise_id, payload, answer, body_hash, origin, partner_id,
        incomplete, stage, spam_score, spam_reasons, consent, paused_at, erased_at, created_at)
      select key, kind, name, case when is_own_email then '' else email end, phone, mobile,
        (select id from franchises where id = given.franchise_id), case when is_own_email then payload - 'email' else payload end, answer, body_hash, origin, partner_id,
        is_own_email or coalesce(incomplete, false), coalesce(stage, 'new'), coalesce(spam_score, 0), coalesce(spam_reasons, '{}'),
        coalesce(given.consent, agreed.consent), paused_at, erased_at, coalesce(created_at, now())
      from given, agreed order by key
      on conflict (key) do nothing returning id, key, answer, body_hash, kind, stage, franchise_id),
    lines as (
      insert into audit_lines (actor, action, entity, entity_id)
      select 'visitor', 'submitted', 'submission', id::text from kept),
    owed as (
      select kept.id, mail.* from kept join given using (key),
        jsonb_to_recordset(given.mails) as mail(kind text, "to" text, mailbox text, domain text)
      where mail.kind <> 'acknowledgement' or not given.is_own_email),
    ${countedMails},
    delivered as (
      insert into brand_deliveries (submission_id, franchise_id, due_at, mail_held_at)
      select id, franchise_id, ${dueOfBrand(sql`now()`, sql`enquiries.franchise_id`)},
        case when id in (select id from ip_uses_over) or (id, 'brand') in (select id, item from uses_over) then now() end
      from enquiries
      returning submission_id, mail_held_at),
    posted as (
      insert into mails (kind, "to", submission_id, details)
      select kind, "to", id, '{}' from (
        select kind, "to", id, mailbox is null as is_own from owed where id not in (select id from ip_uses_over)
          and (mailbox is null or (id, 'answer') not in (select id, item from uses_over))
        union all
        select 'brand-enquiry', email, id, false from addressed
        where id in (select submission_id from delivered where mail_held_at is null)) as due
      order by id, is_own desc
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

export async function isKeyKnown(db: Db, key: string): Promise<boolean> {
  return (await db.$count(submissions, eq(submissions.key, key))) > 0;
}

/** The id and the answer of the submission with this key, if its sender has had it erased. */
export async function findErased(db: Db, key: string) {
  const [erased] = await db
    .select({ id: submissions.id, answer: submissions.answer })
    .from(submissions)
    .where(and(eq(submissions.key, key), isNotNull(submissions.erased_at)));
  return erased ?? null;
}
