import type { Db } from '@naya/db/client';
import type { RecordRow } from '@naya/db/office/records';
import { insertRedirect } from '@naya/db/redirects/public';
import { kindOf, type RecordName } from '../office/records.ts';

/** Stores slugs that a change gave up, so that old URLs redirect to the record's URL of the day. */
export async function recordOldSlugs(
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
