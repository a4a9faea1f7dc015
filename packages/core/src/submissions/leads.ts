import {
  leadFormSchema,
  leadNoteSchema,
  typedNoteSchema,
  type LeadStage,
} from '@naya/contract/submissions/leads';
import { versionSchema } from '@naya/contract/forms/office-fields';
import { listShownMessages } from '@naya/db/brands/inbox';
import type { Db } from '@naya/db/client';
import {
  findLead,
  insertNote,
  listSimilarLeads,
  listNotes,
  markLeadSeen,
} from '@naya/db/submissions/office';
import { listLeadMessages } from '@naya/db/submissions/messages';
import { updateRecord, lockRecord, type RecordRow } from '@naya/db/office/records';
import { lockAssignee } from '@naya/db/users';
import type { AuditLineRow } from '@naya/db/tables/history';
import type { Context, Actor } from '../context.ts';
import { Conflict, CoreError, requireFound, invalid } from '../errors.ts';
import { parse } from '../parse.ts';
import { notifyAssignee } from './assignment.ts';
import { differences, type Differences, requireUntouched, writeHistory } from '../history.ts';

type LeadRow = RecordRow<'leads'>;

export const leadEntity = 'submission' as const;
const entity = leadEntity;

/** Opening a lead marks it as seen by the person it was given to. */
export async function openLead(context: Context, actor: Actor, id: number) {
  await markLeadSeen(context.db, id, actor.id);
  return getLead(context, id);
}

export async function getLead({ db }: Context, id: number) {
  const lead = requireFound(await findLead(db, id), 'Lead');
  const [notes, messages, brand_replies, duplicates] = await Promise.all([
    listNotes(db, id),
    listLeadMessages(db, id),
    listShownMessages(db, id),
    listSimilarLeads(db, lead),
  ]);
  return { ...lead, notes, messages, brand_replies, duplicates };
}

/** Saves the form, and a note that was typed below it. */
export async function saveLead(context: Context, actor: Actor, id: number, body: unknown) {
  const { version } = parse(versionSchema, body);
  const values = parse(leadFormSchema, body);
  const { new_note } = parse(typedNoteSchema, body);
  await context.db.transaction(async (tx) => {
    const worksLeads = values.assignee_id ? await lockAssignee(tx, values.assignee_id) : true;
    const before = await lockLead(tx, id);
    if (before.version !== version) {
      const current = await findLead(tx, id);
      throw new Conflict('leadChanged', current);
    }
    if (!worksLeads && values.assignee_id !== before.assignee_id) {
      throw invalid({ assignee_id: 'Please choose somebody who works leads' });
    }
    if (new_note) await insertNote(tx, { submission_id: id, author: actor.name, text: new_note });
    const first_response_at = firstResponseOf(before, values.stage);
    const changes = differences(before, { ...values, first_response_at });
    if (!changes) return;
    await updateRecord(tx, 'leads', id, changes.after);
    await writeHistory(tx, actor, 'changed', { entity, id }, withoutText(changes));
    await notifyAssignee(context, tx, actor, {
      id,
      from: before.assignee_id,
      to: values.assignee_id,
    });
  });
  return getLead(context, id);
}

/** The history outlives an erasure, so it keeps no text about a person. */
function withoutText({ before, after }: Differences): Differences {
  const { next_step: _was, ...old } = before;
  const { next_step: _is, ...fresh } = after;
  return { before: old, after: fresh };
}

export async function addNote(context: Context, actor: Actor, id: number, body: unknown) {
  const { text } = parse(leadNoteSchema, body);
  await context.db.transaction(async (tx) => {
    await lockLead(tx, id);
    await insertNote(tx, { submission_id: id, author: actor.name, text });
    await writeHistory(tx, actor, 'noted', { entity, id }, {});
  });
  return getLead(context, id);
}

export async function undoLead(context: Context, tx: Db, actor: Actor, line: AuditLineRow) {
  const id = Number(line.entity_id);
  const { before = {}, after = {} } = line.changes;
  const current = await lockLead(tx, id);
  if (Object.keys(before).length === 0) throw new CoreError('invalid', 'notUndoable');
  requireUntouched(current, after);
  const { assignee_id } = await updateRecord(tx, 'leads', id, before);
  await writeHistory(tx, actor, 'undone', { entity, id }, { before: after, after: before });
  await notifyAssignee(context, tx, actor, { id, from: current.assignee_id, to: assignee_id });
  return requireFound(await findLead(tx, id), 'Lead');
}

/** Until the transaction ends nobody else changes this lead. Nothing is written about a person whose data was erased. */
export async function lockLead(tx: Db, id: number): Promise<LeadRow> {
  const lead = requireFound(await lockRecord(tx, 'leads', id), 'Lead');
  if (lead.erased_at) throw new CoreError('invalid', 'leadErased');
  return lead;
}

/** The clock of the first response stops when somebody moves the lead on, once. */
export function firstResponseOf(before: LeadRow, stage?: LeadStage): string | null {
  const responded = stage === 'contacted' || stage === 'qualified';
  return before.first_response_at ?? (responded ? new Date().toISOString() : null);
}
