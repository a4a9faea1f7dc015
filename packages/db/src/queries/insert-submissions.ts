import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { submissions, type NewSubmission } from '../tables/submissions.ts';
import { manyRows } from './many-rows.ts';

export type StoredSubmission = { id: number; answer: string; isNew: boolean };

const columns = {
  key: 'uuid',
  kind: 'text',
  name: 'text',
  email: 'text',
  phone: 'text',
  mobile: 'text',
  franchise_id: 'integer',
  payload: 'jsonb',
  answer: 'text',
  origin: 'text',
  incomplete: 'boolean',
  stage: 'text',
  spam_score: 'integer',
  spam_reasons: 'text[]',
  consent: 'jsonb',
  erased_at: 'timestamptz',
  created_at: 'timestamptz',
} satisfies Partial<Record<keyof NewSubmission, string>>;

/** Stores each submission once: another one with the same key gets the first one's id and answer. */
export async function insertSubmissions(
  db: Db,
  rows: NewSubmission[],
): Promise<StoredSubmission[]> {
  const stored = new Map<string, StoredSubmission>();
  for (const { key, ...row } of await insertRows(db, rows))
    stored.set(key, { ...row, isNew: true });
  const known = rows.map(({ key }) => key).filter((key) => !stored.has(key));
  for (const { key, ...row } of await findRows(db, known))
    stored.set(key, { ...row, isNew: false });
  return rows.map(({ key }) => {
    const found = stored.get(key);
    if (!found) throw new Error(`Submission ${key} vanished while it was stored again`);
    // A key that came twice is new only once.
    stored.set(key, { ...found, isNew: false });
    return found;
  });
}

export async function insertSubmission(db: Db, row: NewSubmission): Promise<StoredSubmission> {
  const [stored] = await insertSubmissions(db, [row]);
  if (!stored) throw new Error('The database answered an insert without a row');
  return stored;
}

type Row = { id: number; key: string; answer: string };

/** Always in the order of their keys, so that two writers of the same ones wait for each other in turn. */
async function insertRows(db: Db, rows: NewSubmission[]): Promise<Row[]> {
  const inserted = await db.execute<Row>(sql`
    insert into submissions (key, kind, name, email, phone, mobile, franchise_id, payload, answer, origin,
      incomplete, stage, spam_score, spam_reasons, consent, erased_at, created_at)
    select key, kind, name, email, phone, mobile, franchise_id, payload, answer, origin,
      coalesce(incomplete, false), coalesce(stage, 'new'), coalesce(spam_score, 0), coalesce(spam_reasons, '{}'),
      consent, erased_at, coalesce(created_at, now())
    from ${manyRows(rows, columns)} order by key
    on conflict (key) do nothing returning id, key, answer`);
  return inserted.rows;
}

async function findRows(db: Db, keys: string[]): Promise<Row[]> {
  if (keys.length === 0) return [];
  const { id, key, answer } = submissions;
  return await db.select({ id, key, answer }).from(submissions).where(inArray(key, keys));
}
