import { eq, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import type { TextDraft } from '../columns.ts';
import { siteDocuments, type SiteDocumentKey, type SiteDocumentRow } from '../tables/site-info.ts';

export async function findDocument(db: Db, key: SiteDocumentKey): Promise<SiteDocumentRow | null> {
  const [document] = await db.select().from(siteDocuments).where(eq(siteDocuments.key, key));
  return document ?? null;
}

export async function lockDocument(db: Db, key: SiteDocumentKey): Promise<SiteDocumentRow | null> {
  const [document] = await db
    .select()
    .from(siteDocuments)
    .where(eq(siteDocuments.key, key))
    .for('update');
  return document ?? null;
}

/** `value` is stored only where nobody has written the document yet. */
export async function putDocumentDraft(
  db: Db,
  key: SiteDocumentKey,
  value: unknown,
  draft: TextDraft | null,
): Promise<void> {
  await db
    .insert(siteDocuments)
    .values({ key, value, draft })
    .onConflictDoUpdate({
      target: siteDocuments.key,
      set: { draft, version: sql`${siteDocuments.version} + 1` },
    });
}
