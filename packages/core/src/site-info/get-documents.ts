import type { Db } from '@naya/db/client';
import { readSiteDocuments } from '@naya/db/site-info/public';
import { emptyDocuments, type SiteDocuments } from './documents.ts';

/** A part that nobody has written yet reads as its empty form. */
export async function getSiteDocuments<Key extends keyof SiteDocuments>(
  { db }: { db: Db },
  keys: Key[],
): Promise<Pick<SiteDocuments, Key>> {
  const stored = await readSiteDocuments(db, keys);
  return { ...emptyDocuments, ...(stored as Partial<SiteDocuments>) };
}

export async function getSiteDocument<Key extends keyof SiteDocuments>(
  context: { db: Db },
  key: Key,
): Promise<SiteDocuments[Key]> {
  return (await getSiteDocuments(context, [key]))[key];
}
