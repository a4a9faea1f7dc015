import { leadActionSchema } from '@naya/contract/submissions/leads';
import { lockAssignee } from '@naya/db/users';
import { lockRecord, updateRecord } from '@naya/db/office/records';
import type { Context, Actor } from '../context.ts';
import { invalid } from '../errors.ts';
import { differences, writeHistory } from '../history.ts';
import { notifyAssignee } from './assignment.ts';
import { firstResponseOf, leadEntity } from './leads.ts';
import { parse } from '../parse.ts';

/** Moves many leads to a stage, or gives them to somebody; all of them or none. Each has its line in the history. */
export async function changeLeads(context: Context, actor: Actor, body: unknown) {
  const { ids, ...values } = parse(leadActionSchema, body);
  const { assignee_id } = values;
  return context.db.transaction(async (tx) => {
    if (assignee_id && !(await lockAssignee(tx, assignee_id))) {
      throw invalid({ assignee_id: 'Please choose somebody who works leads' });
    }
    let changed = 0;
    // In one order, so that two who change the same leads wait for each other.
    for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
      const before = await lockRecord(tx, 'leads', id);
      if (!before || before.erased_at) continue;
      const first_response_at = firstResponseOf(before, values.stage);
      const changes = differences(before, { ...values, first_response_at });
      if (!changes) continue;
      await updateRecord(tx, 'leads', id, changes.after);
      await writeHistory(tx, actor, 'changed', { entity: leadEntity, id }, changes);
      if (assignee_id !== undefined) {
        const hands = { id, from: before.assignee_id, to: assignee_id };
        await notifyAssignee(context, tx, actor, hands);
      }
      changed += 1;
    }
    return { changed };
  });
}
