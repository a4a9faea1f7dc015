import { draftActions } from '@naya/contract/history';
import type { Db } from '@naya/db/client';
import { findAuditLine, listLaterLines } from '@naya/db/history';
import type { AuditLineRow } from '@naya/db/tables/history';
import type { Context, Actor } from '../context.ts';
import { requireFound, notFound } from '../errors.ts';
import type { Values } from '../history.ts';
import { putDraftIn } from './save-draft.ts';
import type { DraftedText, StoredText } from './texts.ts';

/** Fields that say where and when a text is public: an old text comes back to where it stands now. */
const placeFields = ['slug', 'status', 'published_at'];

/** The text as it was after this line of its history: every later change of what was published is taken off. */
async function textAfter(tx: Db, stored: StoredText, line: AuditLineRow): Promise<Values> {
  const later = await listLaterLines(tx, line, Object.values(draftActions));
  const published = Object.assign({}, stored, ...later.map((each) => each.changes.before));
  const drafted = line.action === draftActions.saved ? line.changes.after : {};
  const place = Object.fromEntries(placeFields.map((field) => [field, stored[field]]));
  return { ...published, ...drafted, ...place };
}

/** Makes an earlier version the draft: whoever asked looks at it, and publishes or discards it. */
export async function restoreVersionAsDraft(
  { db }: Context,
  actor: Actor,
  text: DraftedText,
  lineId: number,
) {
  const line = requireFound(await findAuditLine(db, lineId), 'Version');
  if (line.entity !== text.entity || line.entity_id !== String(text.id)) throw notFound('Version');
  return db.transaction(async (tx) => {
    const stored = await text.lock(tx);
    const values = text.read(await textAfter(tx, stored, line));
    return putDraftIn(tx, actor, text, stored, values);
  });
}
