import { maxMessagesShown, type LeadMessage } from '@naya/contract/submissions/leads';
import { desc, eq, getTableColumns, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { leadMessages, submissions } from '../tables/submissions.ts';
import { isOpen } from './open-leads.ts';

/** The newest, in their order. */
export async function listLeadMessages(db: Db, submissionId: number): Promise<LeadMessage[]> {
  const { submission_id: _submission, ...columns } = getTableColumns(leadMessages);
  const newest = await db
    .select(columns)
    .from(leadMessages)
    .where(eq(leadMessages.submission_id, submissionId))
    .orderBy(desc(leadMessages.id))
    .limit(maxMessagesShown);
  return newest.toReversed();
}

export async function insertLeadMessage(
  db: Db,
  message: typeof leadMessages.$inferInsert,
): Promise<void> {
  await db.insert(leadMessages).values(message);
}

export type DueStep = {
  id: number;
  next_step: string | null;
  due_on: string;
  email: string | null;
};

/** Marks the open leads whose step is due on or before that day, each once for its date. */
export async function markStepsReminded(tx: Db, day: string): Promise<DueStep[]> {
  const { rows } = await tx.execute<DueStep>(sql`
    update submissions set reminded_on = due_on
    where ${isOpen} and due_on <= ${day} and reminded_on is distinct from due_on
    returning ${submissions.id}, next_step, due_on::text,
      (select email from users where users.id = assignee_id and active) as email`);
  return rows.toSorted((one, other) => one.id - other.id);
}
