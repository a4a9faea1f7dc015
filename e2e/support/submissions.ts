import { join } from 'node:path';
import { openDatabase } from '@naya/db/client';
import { serverUrl } from '@naya/db/keeper/server';
import { submissions, type SubmissionRow } from '@naya/db/tables/submissions';
import { eq } from 'drizzle-orm';
import { ports } from './addresses.ts';
import { dataFolder } from './data-folder.ts';

/** What the server really keeps of a sender, straight from its database. */
export async function storedSubmissions(email: string, port = ports.own): Promise<SubmissionRow[]> {
  const socket = join(dataFolder(port), 'pg', 'socket');
  const { db, close } = openDatabase({ url: serverUrl(socket, 'naya'), max: 1 });
  try {
    return await db.select().from(submissions).where(eq(submissions.email, email));
  } finally {
    await close();
  }
}
