import type { MailKind } from '@naya/contract/mail/office';
import { and, eq, inArray, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { mails } from './table.ts';

type Gone = { id: number; key: string };

/** Deletes the mails of these submissions and returns their keys, by which the mailer finds its copies. */
export async function eraseMailsOf(db: Db, submissionIds: number[]): Promise<string[]> {
  return eraseJobsOf(
    db,
    await db
      .delete(mails)
      .where(inArray(mails.submission_id, submissionIds))
      .returning({ id: mails.id, key: mails.key }),
  );
}

/** Mails that belong to somebody as the contact of a franchise, or by the account of a brand. */
const ofAccounts: MailKind[] = [
  'data-link',
  'listing-decision',
  'brand-sign-in',
  'brand-invitation',
  'brand-enquiry',
  'brand-reminder',
  'brand-change',
  'listing-unconfirmed',
];

/** The same for mails to this e-mail that belong to no submission of theirs. */
export async function eraseMailsTo(db: Db, email: string): Promise<string[]> {
  const toThem = eq(sql`lower(${mails.to})`, email);
  // A brand's answer names its writer as the one to reply to.
  const isFromThem = and(
    eq(mails.kind, 'brand-reply'),
    eq(sql`lower(${mails.details} ->> 'replyTo')`, email),
  );
  const isToThem = or(and(inArray(mails.kind, ofAccounts), toThem), isFromThem);
  return eraseJobsOf(
    db,
    await db.delete(mails).where(isToThem).returning({ id: mails.id, key: mails.key }),
  );
}

/** The same for mails that only carried a new data link, to anybody. */
export async function eraseDataLinkMails(db: Db): Promise<string[]> {
  return eraseJobsOf(
    db,
    await db
      .delete(mails)
      .where(eq(mails.kind, 'data-link'))
      .returning({ id: mails.id, key: mails.key }),
  );
}

/** A mail's jobs are deleted too: the reason of a refusal names the recipient. */
async function eraseJobsOf(db: Db, gone: Gone[]): Promise<string[]> {
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => String(id));
    await db.execute(
      sql`delete from pgboss.job where data->>'mailId' = any(${sql.param(ids)}::text[])`,
    );
  }
  return gone.map(({ key }) => key);
}
