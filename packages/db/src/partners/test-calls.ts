import { maxTestCalls, type TestCall } from '@naya/contract/partners/page';
import { desc, eq, getTableColumns, lt, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { testCalls, testSubmissions } from '../tables/partners.ts';

type NewTestCall = Omit<typeof testCalls.$inferInsert, 'id' | 'created_at'>;

/** Stores a call; those that the page shows no more go. */
export async function insertTestCall(db: Db, call: NewTestCall): Promise<void> {
  await db.insert(testCalls).values(call);
  await db.execute(
    sql`delete from ${testCalls} where ${testCalls.partner_id} = ${call.partner_id} and ${testCalls.id} <= (
      select id from ${testCalls} where partner_id = ${call.partner_id} order by id desc offset ${maxTestCalls} limit 1
    )`,
  );
}

const { partner_id: _partner, ...columns } = getTableColumns(testCalls);

/** The newest first. */
export async function listTestCalls(db: Db, partnerId: number): Promise<TestCall[]> {
  return await db
    .select(columns)
    .from(testCalls)
    .where(eq(testCalls.partner_id, partnerId))
    .orderBy(desc(testCalls.id))
    .limit(maxTestCalls);
}

export async function deleteTestCallsBefore(db: Db, before: string): Promise<void> {
  await db.delete(testCalls).where(lt(testCalls.created_at, before));
}

type Remembered = { id: number; body_digest: string; is_new: boolean };

/** Remembers the key of a form, or finds what it was used for: `do update` returns the row in both cases. */
export async function rememberTestKey(
  db: Db,
  key: string,
  body_digest: string,
): Promise<Remembered> {
  const [row] = await db
    .insert(testSubmissions)
    .values({ key, body_digest })
    .onConflictDoUpdate({ target: testSubmissions.key, set: { key } })
    .returning({
      id: testSubmissions.id,
      body_digest: testSubmissions.body_digest,
      is_new: sql<boolean>`xmax = 0`,
    });
  if (!row) throw new Error('A test key was neither kept nor found');
  return row;
}

export async function isTestKeyKnown(db: Db, key: string): Promise<boolean> {
  return (await db.$count(testSubmissions, eq(testSubmissions.key, key))) > 0;
}

export async function deleteTestKeysBefore(db: Db, before: string): Promise<void> {
  await db.delete(testSubmissions).where(lt(testSubmissions.created_at, before));
}
