import { isUndoable } from '@naya/contract/history/actions';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import { findAuditLine } from '@naya/db/history/office';
import { pictureEntity } from '@naya/db/media/pictures';
import { insertRecord, lockRecord } from '@naya/db/office/records';
import type { AuditLineRow } from '@naya/db/history/table';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { demoEntity } from '../demo/demo-state.ts';
import { restoreDemo } from '../demo/remove-demo.ts';
import type { Actor } from '../office/actor.ts';
import type { Differences } from './differences.ts';
import { undoPicture } from '../media/library.ts';
import { undoDocument } from '../site-info/save-document.ts';
import { requireHistoryOf } from './history.ts';
import { leadEntity, undoLead } from '../submissions/leads.ts';
import { requireUntouched } from '../office/require-untouched.ts';
import { kindOf, nameOf, type RecordName } from '../office/records.ts';
import { requireUnique } from '../office/require-unique.ts';
import { saveChanges } from '../office/save-record.ts';
import { mailSubmitter } from '../franchises/mail-submitter.ts';
import { requireContact } from '../franchises/require-contact.ts';
import { undoUser, userEntity } from '../accounts/users.ts';
import { writeHistory } from './write-history.ts';

type Decided = Parameters<typeof mailSubmitter>[3];

/** Takes one line of the history back, as long as nothing has been built upon it. */
export async function undo(context: Context, actor: Actor, lineId: number) {
  const { db } = context;
  const line = requireFound(await findAuditLine(db, lineId), 'Line of the history');
  requireHistoryOf(actor, line.entity);
  if (line.entity === demoEntity) return restoreDemo(context, actor);
  const name = nameOf(line.entity);
  return db.transaction(async (tx) => {
    if (line.entity === 'document') return undoDocument(tx, actor, line);
    if (line.entity === pictureEntity) return undoPicture(tx, actor, line);
    if (line.entity === userEntity) return undoUser(tx, actor, line);
    if (line.entity === leadEntity) return undoLead(context, tx, actor, line);
    const isFinal = !isUndoable({ action: line.action, changes: changesOf(line) });
    if (!name || isFinal) throw new CoreError('invalid', 'This cannot be undone.');
    return line.action === 'deleted'
      ? bringBack(tx, actor, name, line)
      : takeBack(context, tx, actor, name, line);
  });
}

const changesOf = (line: AuditLineRow) => line.changes as Partial<Differences>;

async function bringBack(tx: Db, actor: Actor, name: RecordName, line: AuditLineRow) {
  const id = Number(line.entity_id);
  const { entity, tags } = kindOf(name);
  if (await lockRecord(tx, name, id)) throw new CoreError('invalid', 'It is there already.');
  const before = changesOf(line).before ?? {};
  await requireUnique(tx, name, before, id);
  const row = await insertRecord(tx, name, { ...before, version: Number(before['version']) + 1 });
  await writeHistory(tx, actor, 'undone', { entity, id }, { before: {}, after: row });
  await notifyChangedTags(tx, tags(id));
  return row;
}

async function takeBack(
  context: Context,
  tx: Db,
  actor: Actor,
  name: RecordName,
  line: AuditLineRow,
) {
  const current = requireFound(
    await lockRecord(tx, name, Number(line.entity_id)),
    kindOf(name).title,
  );
  const { before = {}, after = {} } = changesOf(line);
  requireUntouched(current, after);
  if (before['status'] === 'approved') requireContact('Undo', current);
  const row = await saveChanges(tx, actor, name, current, before, 'undone');
  if (name === 'franchises' && 'status' in before) {
    const { status, decision_reason: reason } = row;
    await mailSubmitter(context, tx, row, { status, reason } as Decided);
  }
  return row;
}
