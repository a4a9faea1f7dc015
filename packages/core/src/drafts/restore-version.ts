import { draftActions } from '@naya/contract/history/actions';
import type { Db } from '@naya/db/client';
import { findAuditLine, listLaterLines } from '@naya/db/history/office';
import type { AuditLineRow } from '@naya/db/history/table';
import type { RecordValues } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { requireFound, notFound } from '../errors.ts';
import type { Differences } from '../history/differences.ts';
import type { Actor } from '../office/actor.ts';
import { putDraftIn } from './save-draft.ts';
import type { DraftedText, StoredText } from './texts.ts';

/** Fields that say where and when a text is public: an old text comes back to where it stands now. */
const placeFields = ['slug', 'status', 'published_at'];

const changesOf = (line: AuditLineRow) => line.changes as Partial<Differences>;

/** The text as it was after this line of its history: every later change of what was published is taken off. */
async function textAfter(tx: Db, stored: StoredText, line: AuditLineRow): Promise<RecordValues> {
  const later = await listLaterLines(tx, line, Object.values(draftActions));
  const published = Object.assign({}, stored, ...later.map((each) => changesOf(each).before ?? {}));
  const drafted = line.action === draftActions.saved ? changesOf(line).after : {};
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
