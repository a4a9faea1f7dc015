import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchiseeCalls, franchisees } from '../tables/franchisees.ts';
import { franchises } from '../tables/franchises.ts';
import { isHiddenSince } from './erase-listings.ts';

/** Nothing of what they said or allowed is left; that they were rung, and how it ended, stays for the figures. */
export const nothingSaid = {
  words: null,
  recording: null,
  permission: 'nothing',
  city: null,
} as const;

export type ErasedFranchisees = { franchiseIds: number[]; phones: string[]; recordings: string[] };

async function eraseWhere(tx: Db, condition: SQL | undefined): Promise<ErasedFranchisees> {
  const found = await tx
    .select({
      id: franchisees.id,
      franchise_id: franchisees.franchise_id,
      phone: franchisees.phone,
    })
    .from(franchisees)
    .where(and(isNotNull(franchisees.phone), condition))
    .orderBy(franchisees.id)
    .for('update');
  if (found.length === 0) return { franchiseIds: [], phones: [], recordings: [] };
  const ids = found.map(({ id }) => id);
  const isRungThem = inArray(franchiseeCalls.franchisee_id, ids);
  const recordings = await tx
    .select({ name: franchiseeCalls.recording })
    .from(franchiseeCalls)
    .where(isRungThem)
    .orderBy(franchiseeCalls.id)
    .for('update');
  await tx
    .update(franchiseeCalls)
    .set({ ...nothingSaid, version: sql`${franchiseeCalls.version} + 1` })
    .where(isRungThem);
  // A draw that nobody has rung yet has nobody to ring any more.
  await tx
    .update(franchiseeCalls)
    .set({ outcome: 'declined' })
    .where(and(isRungThem, isNull(franchiseeCalls.outcome)));
  await tx
    .update(franchisees)
    .set({ name: null, phone: null, city: null, may_be_asked: false })
    .where(inArray(franchisees.id, ids));
  return {
    franchiseIds: [...new Set(found.map(({ franchise_id }) => franchise_id))],
    phones: found.map(({ phone }) => phone).filter((phone) => phone !== null),
    recordings: recordings.map(({ name }) => name).filter((name) => name !== null),
  };
}

export const eraseFranchisee = (tx: Db, id: number) => eraseWhere(tx, eq(franchisees.id, id));

/** The last ten digits tell a number, with or without a country code. */
const lastDigits = sql`right(${franchisees.phone}, 10)`;

export async function eraseFranchiseesOf(tx: Db, phones: string[]): Promise<ErasedFranchisees> {
  return eraseWhere(tx, inArray(lastDigits, phones));
}

/** As whose partner we hold a number, and what they let us publish. */
export async function listFranchiseesOf(db: Db, phones: string[]) {
  if (phones.length === 0) return [];
  return await db
    .select({
      business_name: franchises.business_name,
      name: sql<string>`${franchisees.name}`,
      phone: sql<string>`${franchisees.phone}`,
      city: franchisees.city,
      words: sql<string[]>`array(select words from franchisee_calls
        where franchisee_id = ${franchisees.id} and words is not null order by id)`,
    })
    .from(franchisees)
    .innerJoin(franchises, eq(franchises.id, franchisees.franchise_id))
    .where(and(isNotNull(franchisees.phone), inArray(lastDigits, phones)))
    .orderBy(franchisees.id);
}

/** Of brands that are long off the site. */
export const eraseHiddenFranchisees = (tx: Db, before: string) =>
  eraseWhere(
    tx,
    and(lt(franchisees.created_at, before), isHiddenSince(tx, franchisees.franchise_id, before)),
  );

/** To compare with the list of erasures: who can be rung, and what can be withdrawn. */
export async function listErasable(db: Db) {
  const listed = await db
    .select({
      id: franchisees.id,
      phone: sql<string>`${franchisees.phone}`,
      created_at: franchisees.created_at,
    })
    .from(franchisees)
    .where(isNotNull(franchisees.phone));
  const said = await db
    .select({ id: franchiseeCalls.id, created_at: franchiseeCalls.drawn_at })
    .from(franchiseeCalls)
    .where(isNull(franchiseeCalls.withdrawn_at));
  return { listed, said };
}
