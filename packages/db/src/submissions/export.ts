import { and, asc, desc, inArray } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { users } from '../tables/accounts.ts';
import { listConditions, beforeId, type ExportPart } from '../lists.ts';
import { leadNotes, submissions } from '../tables/submissions.ts';
import { leadColumns, leadList } from './office-list.ts';

const { delivery: _delivery, is_late: _late, is_overdue: _overdue, ...columns } = leadColumns;

/** Some of the leads of a list, the newest first. */
export async function listLeadsForExport(
  db: Db,
  filter: Record<string, unknown>,
  { before, limit }: ExportPart,
) {
  return await db
    .select(columns)
    .from(submissions)
    .where(and(listConditions(leadList, filter), beforeId(submissions.id, before)))
    .orderBy(desc(submissions.id))
    .limit(limit);
}

/** The notes on many leads, in the order in which they were written. */
export async function listNotesOn(db: Db, submissionIds: number[]) {
  return await db
    .select({
      submission_id: leadNotes.submission_id,
      author: leadNotes.author,
      text: leadNotes.text,
    })
    .from(leadNotes)
    .where(inArray(leadNotes.submission_id, submissionIds))
    .orderBy(asc(leadNotes.id));
}

/** Names users by id, deactivated ones included. */
export async function listUserNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: users.id, name: users.name }).from(users);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
