import { eq, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { siteDocuments, type SiteDocumentKey } from '../tables/site-documents.ts';
import { addOwnEmails } from './own-emails.ts';

/** The stored value as it is; whoever asks parses it with the schema of that document. */
export async function readSiteDocument(db: Db, key: SiteDocumentKey): Promise<unknown> {
  const [document] = await db
    .select({ value: siteDocuments.value })
    .from(siteDocuments)
    .where(eq(siteDocuments.key, key));
  return document?.value ?? null;
}

export async function putSiteDocument(db: Db, key: SiteDocumentKey, value: unknown): Promise<void> {
  await db
    .insert(siteDocuments)
    .values({ key, value })
    .onConflictDoUpdate({
      target: siteDocuments.key,
      set: { value, version: sql`${siteDocuments.version} + 1`, updated_at: sql`now()` },
    });
  if (key === 'contact-info') await addOwnEmails(db, emailsOf(value));
}

function emailsOf(contactInfo: unknown): string[] {
  const { email = [] } = contactInfo as { email?: { email: string }[] };
  return email.map((each) => each.email);
}
