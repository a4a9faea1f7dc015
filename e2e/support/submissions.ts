import { submissions, type SubmissionRow } from '@naya/db/tables/submissions';
import { eq } from 'drizzle-orm';
import { ports } from './urls.ts';
import { withDatabaseOf } from './own-database.ts';

/** Reads a sender's submissions straight from the server's database. */
export function storedSubmissions(email: string, port = ports.own): Promise<SubmissionRow[]> {
  return withDatabaseOf(port, async (db) =>
    db.select().from(submissions).where(eq(submissions.email, email)),
  );
}
