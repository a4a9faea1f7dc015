import type { PartnerForm } from '@naya/contract/partners/office-form';
import { asc, eq, getTableColumns, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { partners } from '../tables/partners.ts';

const {
  key_hash: _key,
  test_key_hash: _testKey,
  link_hash: _link,
  ...columns
} = getTableColumns(partners);
type Hash = 'key_hash' | 'test_key_hash' | 'link_hash';
export type PartnerRow = Omit<typeof partners.$inferSelect, Hash>;

/** An operator knows them all by name. */
const maxListed = 1_000;

export async function listPartners(db: Db): Promise<PartnerRow[]> {
  return await db.select(columns).from(partners).orderBy(asc(partners.name)).limit(maxListed);
}

export async function listPartnerSites(db: Db): Promise<string[]> {
  const rows = await db.select({ sites: partners.sites }).from(partners).limit(maxListed);
  return rows.flatMap(({ sites }) => sites);
}

export async function findPartner(db: Db, id: number): Promise<PartnerRow | null> {
  const [row] = await db.select(columns).from(partners).where(eq(partners.id, id));
  return row ?? null;
}

/** Until the transaction ends nobody else changes this partner. */
export async function lockPartner(tx: Db, id: number): Promise<PartnerRow | null> {
  const [row] = await tx.select(columns).from(partners).where(eq(partners.id, id)).for('update');
  return row ?? null;
}

export async function findPartnerByHash(
  db: Db,
  column: Hash,
  hash: string,
): Promise<PartnerRow | null> {
  const [row] = await db.select(columns).from(partners).where(eq(partners[column], hash));
  return row ?? null;
}

export async function countPartners(db: Db): Promise<number> {
  return db.$count(partners);
}

export async function insertPartner(tx: Db, form: PartnerForm): Promise<number> {
  const [row] = await tx.insert(partners).values(form).returning({ id: partners.id });
  return row?.id ?? 0;
}

type Changes = Partial<PartnerForm> &
  Partial<
    Pick<
      typeof partners.$inferInsert,
      Hash | 'key_end' | 'key_made_at' | 'test_key_end' | 'link_expires_at'
    >
  >;

export async function updatePartner(tx: Db, id: number, changes: Changes): Promise<void> {
  await tx
    .update(partners)
    .set({ ...changes, version: sql`${partners.version} + 1`, updated_at: sql`now()` })
    .where(eq(partners.id, id));
}

export async function deletePartner(tx: Db, id: number): Promise<void> {
  await tx.delete(partners).where(eq(partners.id, id));
}
