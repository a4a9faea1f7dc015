import { slugOf } from '@naya/contract/slug';
import type { Db } from '@naya/db/client';
import { isTaken, lockSlug } from '@naya/db/queries/office/records';
import { findRedirect } from '@naya/db/queries/redirects';
import { kindOf, type RecordName } from './records.ts';

/** 'chai-gully', 'chai-gully-2', …: the next one that is nobody's address, and never was. */
export async function freeSlug(tx: Db, name: RecordName, title: string): Promise<string> {
  const { slugFrom, entity } = kindOf(name);
  const wanted = slugOf(title) || entity;
  // Two brands of one name may come at the same moment: the second looks once the first is kept.
  await lockSlug(tx, name, wanted);
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    const wasUsed = slugFrom && (await findRedirect(tx, slugFrom.redirects, slug)) !== null;
    if (!wasUsed && !(await isTaken(tx, name, 'slug', slug, null))) return slug;
  }
}
