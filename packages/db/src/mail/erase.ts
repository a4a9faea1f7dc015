import { mailKinds, mailRegistry } from '@naya/contract/mail/kinds';
import { and, eq, inArray, ne, or, sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { mails } from '../tables/mail.ts';

/** Deletes the mails of these submissions and returns their keys, by which the mailer finds its copies. */
export const eraseMailsOf = (db: Db, submissionIds: number[]): Promise<string[]> =>
  eraseMails(db, inArray(mails.submission_id, submissionIds));

const ofAccounts = mailKinds.filter((kind) => mailRegistry[kind].isRecipientsOwn);

/** The same for mails to this e-mail that belong to no submission of theirs. */
export function eraseMailsTo(db: Db, email: string): Promise<string[]> {
  const toThem = eq(sql`lower(${mails.to})`, email);
  // A brand's answer names its writer as the one to reply to.
  const isFromThem = and(
    eq(mails.kind, 'brand-reply'),
    eq(sql`lower(${mails.details} ->> 'replyTo')`, email),
  );
  return eraseMails(db, or(and(inArray(mails.kind, ofAccounts), toThem), isFromThem));
}

/** The same for mails that only carried a new data link, to anybody. */
export const eraseDataLinkMails = (db: Db): Promise<string[]> =>
  eraseMails(db, eq(mails.kind, 'data-link'));

/** The same for mails about these submissions that nobody has sent yet; ours to us stay. */
export const eraseUnsentMailsOf = (db: Db, submissionIds: number[]): Promise<string[]> =>
  eraseMails(
    db,
    and(
      inArray(mails.submission_id, submissionIds),
      inArray(mails.status, ['queued', 'failed']),
      ne(mails.kind, 'operator-notice'),
    ),
  );

/** Their jobs are deleted too: the reason of a refusal names the recipient. */
async function eraseMails(db: Db, which: SQL | undefined): Promise<string[]> {
  const gone = await db.delete(mails).where(which).returning({ id: mails.id, key: mails.key });
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => String(id));
    await db.execute(
      sql`delete from pgboss.job where data->>'mailId' = any(${sql.param(ids)}::text[])`,
    );
  }
  return gone.map(({ key }) => key);
}
