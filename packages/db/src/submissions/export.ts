import { asc, inArray } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { users } from '../accounts/table.ts';
import { leadNotes } from './notes-table.ts';

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
