import type { Db } from '@naya/db/client';
import { isTaken, type RecordRow } from '@naya/db/queries/office/records';
import { findRedirect, insertRedirect } from '@naya/db/queries/redirects';
import { kindOf, type RecordName } from './records.ts';

/** Whoever follows an old address is led to the record, wherever it stands by then. */
export async function keepOldAddresses(
  tx: Db,
  name: RecordName,
  before: RecordRow,
  after: RecordRow,
): Promise<void> {
  const { slugFrom, slugsOf = ({ slug }) => [String(slug)] } = kindOf(name);
  if (!slugFrom) return;
  const present = slugsOf(after);
  for (const old_slug of slugsOf(before).filter((slug) => !present.includes(slug))) {
    await insertRedirect(tx, { entity: slugFrom.redirects, old_slug, entity_id: before.id });
  }
}

/** 'chai-gully', 'chai-gully-2', …: the next one that is nobody's address, and never was. */
export async function freeSlug(tx: Db, name: RecordName, wanted: string): Promise<string> {
  const { slugFrom } = kindOf(name);
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    const wasUsed = slugFrom && (await findRedirect(tx, slugFrom.redirects, slug)) !== null;
    if (!wasUsed && !(await isTaken(tx, name, 'slug', slug, null))) return slug;
  }
}
