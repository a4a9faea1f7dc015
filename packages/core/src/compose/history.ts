import { isUndoable, type HistoryEntity } from '@naya/contract/history';
import { endQuestions } from '@naya/db/brands/review-messages';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { findAuditLine } from '@naya/db/history';
import { pictureEntity } from '@naya/db/media/pictures';
import { insertRecord, lockRecord } from '@naya/db/office/records';
import type { AuditLineRow } from '@naya/db/tables/history';
import type { Context, Actor } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { demoEntity, restoreDemo } from './demo/demo.ts';
import { type Differences, requireUntouched, writeHistory } from '../history.ts';
import { undoPicture } from '../media/library.ts';
import { undoDocument } from '../site-info/save-document.ts';
import { leadEntity, undoLead } from '../submissions/leads.ts';
import { kindOf, nameOf, recordNames, type RecordName } from '../records/kinds.ts';
import { requireUnique, saveChanges } from '../records/save-record.ts';
import { lockListing, mailSubmitter, requireContact } from '../franchises/listing-status.ts';
import { undoUser, userEntity } from '../users.ts';
import type { ListQuery } from '@naya/contract/office/list-query';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { listRecords } from '@naya/db/office/list-records';

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
    const isFinal = !isUndoable({ action: line.action, changes: line.changes });
    if (!name || isFinal) throw new CoreError('invalid', 'notUndoable');
    return line.action === 'deleted'
      ? bringBack(tx, actor, name, line)
      : takeBack(context, tx, actor, name, line);
  });
}

async function bringBack(tx: Db, actor: Actor, name: RecordName, line: AuditLineRow) {
  const id = Number(line.entity_id);
  const { entity, tags } = kindOf(name);
  if (await lockRecord(tx, name, id)) throw new CoreError('invalid', 'thereAlready');
  const before = line.changes.before ?? {};
  await requireUnique(tx, name, before, id);
  const row = await insertRecord(tx, name, { ...before, version: Number(before['version']) + 1 });
  await writeHistory(tx, actor, 'undone', { entity, id }, { before: {}, after: row });
  await notifyChangedTags(tx, tags(null, row));
  return row;
}

async function takeBack(
  context: Context,
  tx: Db,
  actor: Actor,
  name: RecordName,
  line: AuditLineRow,
) {
  const id = Number(line.entity_id);
  const { before = {}, after = {} } = line.changes;
  if (name === 'franchises') return takeFranchiseBack(context, tx, actor, id, { before, after });
  const current = requireFound(await lockRecord(tx, name, id), kindOf(name).title);
  requireUntouched(current, after);
  return saveChanges(tx, actor, name, current, before, 'undone');
}

async function takeFranchiseBack(
  context: Context,
  tx: Db,
  actor: Actor,
  id: number,
  { before, after }: Differences,
) {
  const current = requireFound(await lockListing(tx, id), kindOf('franchises').title);
  requireUntouched(current, after);
  if (before['status'] === 'approved') requireContact('Undo', current);
  const row = await saveChanges(tx, actor, 'franchises', current, before, 'undone');
  if ('status' in before) {
    await endQuestions(tx, id);
    const { status, decision_reason: reason } = row;
    await mailSubmitter(context, tx, row, { status, reason });
  }
  return row;
}

const templates = kindOf('reply-templates').entity;
const notForEditors = new Set([templates, kindOf('plans').entity, kindOf('webhooks').entity]);
const forEditors: HistoryEntity[] = [
  ...recordNames.map((name) => kindOf(name).entity).filter((entity) => !notForEditors.has(entity)),
  'document',
  pictureEntity,
];

/** Each role may read and undo these histories; null is every one. */
const readable: Record<OfficeRole, HistoryEntity[] | null> = {
  owner: null,
  editor: forEditors,
  agent: [leadEntity, templates],
};

function requireHistoryOf({ role }: Actor, entity: string): void {
  const mine: string[] | null = readable[role];
  if (mine?.includes(entity) ?? true) return;
  throw new CoreError('forbidden', 'notYourHistory');
}

/** The newest lines of one record, or of everything that is this person's to see. */
export async function getHistory({ db }: Context, actor: Actor, query: ListQuery) {
  const { entity } = query.filter;
  const one = typeof entity === 'string' && entity !== '';
  if (one) requireHistoryOf(actor, entity);
  const entities = one ? entity : (readable[actor.role] ?? undefined);
  return listRecords(db, 'history', { ...query, filter: { ...query.filter, entity: entities } });
}
