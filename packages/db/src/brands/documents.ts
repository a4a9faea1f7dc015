import { and, asc, eq, lt } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { isHiddenSince } from '../franchises/erase-listings.ts';
import { brandDocuments, reviewMessages } from '../tables/brands.ts';

type NewDocument = typeof brandDocuments.$inferInsert;

export async function listDocuments(db: Db, franchiseId: number) {
  return await db
    .select({
      id: brandDocuments.id,
      detail: brandDocuments.detail,
      name: brandDocuments.name,
      created_at: brandDocuments.created_at,
    })
    .from(brandDocuments)
    .where(eq(brandDocuments.franchise_id, franchiseId))
    .orderBy(asc(brandDocuments.id));
}

export async function insertDocument(tx: Db, paper: NewDocument): Promise<void> {
  await tx.insert(brandDocuments).values(paper);
}

export async function deleteDocument(tx: Db, franchiseId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(brandDocuments)
    .where(and(eq(brandDocuments.id, id), eq(brandDocuments.franchise_id, franchiseId)));
  return rowCount === 1;
}

export async function findDocumentFile(db: Db, id: number) {
  const [file] = await db
    .select({ name: brandDocuments.name, type: brandDocuments.type, bytes: brandDocuments.bytes })
    .from(brandDocuments)
    .where(eq(brandDocuments.id, id));
  return file ?? null;
}

/** Papers, and what was written about the listing. */
export async function eraseHiddenDocumentsAndMessages(tx: Db, before: string): Promise<void> {
  for (const table of [brandDocuments, reviewMessages]) {
    const isHidden = isHiddenSince(tx, table.franchise_id, before);
    await tx.delete(table).where(and(lt(table.created_at, before), isHidden));
  }
}
