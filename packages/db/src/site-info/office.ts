import { eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { siteDocuments, type SiteDocumentKey, type SiteDocumentRow } from './table.ts';

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
