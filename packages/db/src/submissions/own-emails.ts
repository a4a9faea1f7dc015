import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { ownEmails } from '../tables/submissions.ts';

/** Notes contact e-mails of this site: whatever arrives under one of them was sent without an e-mail. */
export async function addOwnEmails(db: Db, emails: readonly string[]): Promise<void> {
  const known = [...new Set(emails.map((email) => email.trim().toLowerCase()))].filter(Boolean);
  if (known.length === 0) return;
  await db
    .insert(ownEmails)
    .values(known.map((email) => ({ email })))
    .onConflictDoNothing();
}

/** Takes our own e-mails out of submissions that were stored before we had them, or by an older version. */
export async function clearOwnEmails(db: Db): Promise<void> {
  await db.execute(sql`
    update submissions set email = '', payload = payload - 'email', incomplete = true
    where erased_at is null and lower(email) in (select email from own_emails)`);
}
