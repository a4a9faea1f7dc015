import { and, asc, eq, lt } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { isHiddenSince } from '../franchises/is-hidden-since.ts';
import { brandPapers } from './papers-table.ts';
import { listingTalk } from './talk-table.ts';

type NewPaper = typeof brandPapers.$inferInsert;

export async function listPapers(db: Db, franchiseId: number) {
  return await db
    .select({
      id: brandPapers.id,
      detail: brandPapers.detail,
      name: brandPapers.name,
      created_at: brandPapers.created_at,
    })
    .from(brandPapers)
    .where(eq(brandPapers.franchise_id, franchiseId))
    .orderBy(asc(brandPapers.id));
}

export async function insertPaper(tx: Db, paper: NewPaper): Promise<void> {
  await tx.insert(brandPapers).values(paper);
}

export async function deletePaper(tx: Db, franchiseId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(brandPapers)
    .where(and(eq(brandPapers.id, id), eq(brandPapers.franchise_id, franchiseId)));
  return rowCount === 1;
}

export async function findPaperFile(db: Db, id: number) {
  const [file] = await db
    .select({ name: brandPapers.name, type: brandPapers.type, bytes: brandPapers.bytes })
    .from(brandPapers)
    .where(eq(brandPapers.id, id));
  return file ?? null;
}

/** Papers, and what was written about the listing. */
export async function eraseHiddenPapers(tx: Db, before: string): Promise<void> {
  for (const table of [brandPapers, listingTalk]) {
    const isHidden = isHiddenSince(tx, table.franchise_id, before);
    await tx.delete(table).where(and(lt(table.created_at, before), isHidden));
  }
}
