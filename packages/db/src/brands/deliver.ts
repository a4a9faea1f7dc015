import { sql } from '../drizzle.ts';
import { dueOfBrand } from './due-at.ts';

/** People who have signed in before, so that their e-mail is confirmed, and whom nobody has blocked. */
export const reachablePerson = sql`p.email_verified and not p.blocked`;

const hasPeople = sql`exists (
  select from brand_members m join people p on p.id = m.person_id
  where m.franchise_id = kept.franchise_id and ${reachablePerson})`;

/** Puts the new enquiries of `kept` into the inboxes of their brands; suspicious ones wait for an operator. */
export const insertDeliveries = sql`
  insert into brand_deliveries (submission_id, franchise_id, due_at)
  select id, franchise_id, ${dueOfBrand(sql`now()`, sql`kept.franchise_id`)} from kept
  where kind = 'enquiry' and stage <> 'spam' and franchise_id is not null and ${hasPeople}
  returning submission_id, franchise_id`;

/** One mail for each of the brand's people who wants them, as rows of `kind, to, id, mailbox`. */
export const mailsToBrands = sql`
  select 'brand-enquiry', p.email, d.submission_id, 'brand'
  from delivered d join brand_members m on m.franchise_id = d.franchise_id
  join people p on p.id = m.person_id
  where m.gets_mail and ${reachablePerson}`;
