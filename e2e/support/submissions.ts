import { submissions, type SubmissionRow } from '@naya/db/tables/submissions';
import { eq } from 'drizzle-orm';
import { withOwnDatabase } from './own-database.ts';

/** What the server really keeps of a sender, straight from its database. */
export function storedSubmissions(email: string): Promise<SubmissionRow[]> {
  return withOwnDatabase(async (db) =>
    db.select().from(submissions).where(eq(submissions.email, email)),
  );
}
