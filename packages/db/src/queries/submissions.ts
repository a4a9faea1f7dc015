import { eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { submissions, type NewSubmission } from '../tables/submissions.ts';

export type StoredSubmission = { id: number; answer: string; isNew: boolean };

const receipt = { id: submissions.id, answer: submissions.answer };

/** Stores a submission once: a second one with the same key gets the first one's id and answer. */
export async function insertSubmission(
  db: Db,
  submission: NewSubmission,
): Promise<StoredSubmission> {
  const [inserted] = await db
    .insert(submissions)
    .values(submission)
    .onConflictDoNothing({ target: submissions.key })
    .returning(receipt);
  if (inserted) return { ...inserted, isNew: true };
  const first = await findSubmission(db, submission.key);
  if (!first) throw new Error(`Submission ${submission.key} vanished while it was stored again`);
  return { ...first, isNew: false };
}

/** Tells which franchise a listing has become. */
export async function linkSubmission(db: Db, id: number, franchiseId: number): Promise<void> {
  await db.update(submissions).set({ franchise_id: franchiseId }).where(eq(submissions.id, id));
}

async function findSubmission(
  db: Db,
  key: string,
): Promise<{ id: number; answer: string } | null> {
  const [found] = await db.select(receipt).from(submissions).where(eq(submissions.key, key));
  return found ?? null;
}
