import type { PublicContact } from '@naya/contract/privacy/entity';
import { sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { isContact } from './contacts.ts';
import { franchiseContacts } from '../tables/franchise-contacts.ts';
import { brandChanges } from '../tables/brands.ts';
import { auditLines } from '../tables/history.ts';
import { submissions } from '../tables/submissions.ts';
import { isFrom, type Person } from '../person.ts';

/** By what a public contact is known as somebody's: an e-mail anywhere, a phone at a brand that the person has to do with. */
export type ContactClues = { emails: string[]; phones: string[]; franchiseIds: number[] };

/** Without a country code, of whatever length somebody writes a number that can be called. */
const phoneDigits = (phone: SQL) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`;
const minDigits = 8;

/** To be read before submissions, contacts and the account are erased, by which the person is known. */
export async function readContactClues(db: Db, person: Person): Promise<ContactClues> {
  const emails = 'email' in person ? [person.email] : [];
  const { rows } = await db.execute<{ phones: string[]; franchise_ids: number[] }>(sql`
    with sent as (select kind, franchise_id, phone, mobile from ${submissions} where ${isFrom(person)}),
    contact as (select franchise_id, phone from ${franchiseContacts} where ${isContact(person)}),
    phones as (select phone from sent union select mobile from sent union select phone from contact),
    brands as (
      select franchise_id as id from sent where kind = 'listing' and franchise_id is not null
      union select franchise_id from contact
      union select m.franchise_id from brand_members m join people p on p.id = m.person_id
        where p.email = any(${sql.param(emails)}::text[]))
    select array(select distinct digits from phones, ${phoneDigits(sql`phone`)} as digits
        where length(digits) >= ${minDigits}) as phones,
      array(select id from brands order by id) as franchise_ids`);
  const [found] = rows;
  return { emails, phones: found?.phones ?? [], franchiseIds: found?.franchise_ids ?? [] };
}

/** Whether an e-mail, or the phone of a brand, is this person's. */
const matching = ({ emails, phones, franchiseIds }: ContactClues) => ({
  email: (given: SQL) => sql`coalesce(lower(${given}) = any(${sql.param(emails)}::text[]), false)`,
  phone: (given: SQL, franchiseId: SQL) => sql`(
    ${franchiseId} = any(${sql.param(franchiseIds)}::int[]) and exists (
      select from unnest(${sql.param(phones)}::text[]) as known
      where strpos(regexp_replace(${given}, '\\D', '', 'g'), known) > 0))`,
});

/** Ids of franchises in the history; lines about many of them have another text there. */
const historyId = sql`case when ${auditLines.entity_id} ~ '^[1-9][0-9]{0,8}$' then ${auditLines.entity_id}::int end`;
const ofFranchise = sql`${auditLines.entity} = 'franchise'`;

/** Each pair of e-mail and phone that is public, was, or was to be. */
const everyContact = sql`
  select id as franchise_id, null as name, email, phone, updated_at as written_at from franchises
  union all select franchise_id, null, side ->> 'email', side ->> 'phone', created_at
    from brand_changes, lateral (values (before), (after)) as sides(side)
  union all select ${historyId}, side ->> 'business_name', side ->> 'email', side ->> 'phone', at
    from audit_lines, lateral (values (changes -> 'before'), (changes -> 'after')) as sides(side)
    where ${ofFranchise} and (side ? 'email' or side ? 'phone')`;

/** What visitors can read of a person at a brand, or could: an e-mail takes the phone beside it along. */
export async function listPublicContactsOf(db: Db, person: Person) {
  const clues = await readContactClues(db, person);
  const is = matching(clues);
  const isOwnEmail = is.email(sql`written.email`);
  const isOwnPhone = sql`(${isOwnEmail} or ${is.phone(sql`written.phone`, sql`written.franchise_id`)})`;
  const { rows } = await db.execute<PublicContact>(sql`
    select distinct coalesce(f.business_name, written.name, '') as business_name,
      case when ${isOwnEmail} then written.email end as email,
      case when ${isOwnPhone} then written.phone end as phone
    from (${everyContact}) as written left join franchises f on f.id = written.franchise_id
    where ${isOwnEmail} or ${is.phone(sql`written.phone`, sql`written.franchise_id`)}
    order by 1, 2, 3`);
  return rows;
}

/** The franchises that have lost a public contact, and in how many rows it stood. */
type ErasedContacts = { changed: number[]; traces: number };

/**
 * Takes the person's e-mail, and a phone that stands beside it or is known as theirs, off franchises, the changes of brands
 * and the history. Empty fields stay in the history: an undo brings back what was there before, and nothing of the person.
 */
export async function erasePublicContact(tx: Db, given: ContactClues): Promise<ErasedContacts> {
  const { changed, clues } = await eraseOnFranchises(tx, given);
  const changes = blankSides(
    clues,
    sql`${brandChanges.franchise_id}`,
    sql`${brandChanges.before}`,
    sql`${brandChanges.after}`,
  );
  const inChanges = await tx.execute(sql`
    update brand_changes set before = ${changes.before}, after = ${changes.after} where ${changes.areTheirs}`);
  const lines = blankSides(
    clues,
    historyId,
    sql`(${auditLines.changes} -> 'before')`,
    sql`(${auditLines.changes} -> 'after')`,
  );
  const inHistory = await tx.execute(sql`
    update audit_lines set changes = jsonb_build_object('before', ${lines.before}, 'after', ${lines.after})
    where ${ofFranchise} and ${lines.areTheirs}`);
  return {
    changed,
    traces: changed.length + (inChanges.rowCount ?? 0) + (inHistory.rowCount ?? 0),
  };
}

/** Gives more clues, too: the number that stood beside the e-mail is looked for in earlier states of that franchise. */
async function eraseOnFranchises(tx: Db, { emails, phones, franchiseIds }: ContactClues) {
  const is = matching({ emails, phones, franchiseIds });
  const { rows } = await tx.execute<{ id: number; is_email: boolean; digits: string }>(sql`
    select id, ${is.email(sql`email`)} as is_email, ${phoneDigits(sql`coalesce(phone, '')`)} as digits
    from franchises where ${is.email(sql`email`)} or ${is.phone(sql`phone`, sql`id`)} order by id for no key update`);
  const changed = rows.map(({ id }) => id);
  await tx.execute(sql`
    update franchises set phone = null, version = version + 1, updated_at = now(),
      email = case when ${is.email(sql`email`)} then null else email end
    where id = any(${sql.param(changed)}::int[])`);
  const beside = rows.filter(({ is_email }) => is_email);
  const numbers = beside.map(({ digits }) => digits).filter(({ length }) => length >= minDigits);
  const clues: ContactClues = {
    emails,
    phones: [...phones, ...numbers],
    franchiseIds: [...franchiseIds, ...beside.map(({ id }) => id)],
  };
  return { changed, clues };
}

/** Both sides of a change without what is theirs, and whether either of them holds any of it. */
function blankSides(clues: ContactClues, franchiseId: SQL, before: SQL, after: SQL) {
  const is = matching(clues);
  const isEmail = (side: SQL) => is.email(sql`${side} ->> 'email'`);
  const isTheirs = (side: SQL) =>
    sql`(${isEmail(side)} or ${is.phone(sql`${side} ->> 'phone'`, franchiseId)})`;
  const blank = (side: SQL) => sql`case when ${isTheirs(side)} then ${side}
    || case when ${isEmail(side)} then '{"email": null}'::jsonb else '{}' end
    || case when ${side} ? 'phone' then '{"phone": null}'::jsonb else '{}' end
    else coalesce(${side}, '{}') end`;
  return {
    before: blank(before),
    after: blank(after),
    areTheirs: sql`(${isTheirs(before)} or ${isTheirs(after)})`,
  };
}

/** E-mails that are public, or were, to compare with the list of erasures. */
export async function listPublicEmails(db: Db) {
  const { rows } = await db.execute<{ email: string; created_at: string }>(sql`
    select lower(email) as email,
      to_char(min(written_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from (${everyContact}) as written where email <> '' group by 1`);
  return rows;
}
