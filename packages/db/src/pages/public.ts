import type { Page, PageLink } from '@naya/contract/pages/entity';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { pages } from './table.ts';

const linkColumns = { id: pages.id, slug: pages.slug, title: pages.title };

const list = prepareOnce((db) =>
  db
    .select(linkColumns)
    .from(pages)
    .orderBy(asc(pages.position), asc(pages.id))
    .prepare('list_pages'),
);

export async function listPages(db: Db): Promise<PageLink[]> {
  return await list(db).execute();
}

export async function findPage(db: Db, slug: string): Promise<Page | null> {
  const [page] = await db
    .select({ ...linkColumns, content: pages.content })
    .from(pages)
    .where(eq(pages.slug, slug));
  return page ?? null;
}

export async function findPageById(db: Db, id: number | null): Promise<Page | null> {
  if (id === null) return null;
  const [page] = await db
    .select({ ...linkColumns, content: pages.content })
    .from(pages)
    .where(eq(pages.id, id));
  return page ?? null;
}
