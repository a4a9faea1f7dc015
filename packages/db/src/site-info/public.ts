import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { siteDocuments, type SiteDocumentKey } from '../tables/site-info.ts';
import { addOwnEmails } from '../submissions/own-emails.ts';

const documentsOf = prepareOnce((db) =>
  db
    .select({ key: siteDocuments.key, value: siteDocuments.value })
    .from(siteDocuments)
    .where(sql`${siteDocuments.key} = any(${sql.placeholder('keys')})`)
    .prepare('site_documents'),
);

/** The stored values as they are; a document that nobody has written is absent. */
export async function readSiteDocuments(
  db: Db,
  keys: SiteDocumentKey[],
): Promise<Partial<Record<SiteDocumentKey, unknown>>> {
  const documents = await documentsOf(db).execute({ keys });
  return Object.fromEntries(documents.map(({ key, value }) => [key, value]));
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

/** Leaves a text that somebody has written as it is. */
export async function seedSiteDocument(
  db: Db,
  key: SiteDocumentKey,
  value: unknown,
): Promise<void> {
  await db.insert(siteDocuments).values({ key, value }).onConflictDoNothing();
  if (key === 'contact-info') await addOwnEmails(db, emailsOf(value));
}

function emailsOf(contactInfo: unknown): string[] {
  const { email = [] } = contactInfo as { email?: { email: string }[] };
  return email.map((each) => each.email);
}
