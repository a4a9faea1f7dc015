import type { Page, PageLink } from '@naya/contract/pages/entity';
import { and, asc, eq, sql } from './drizzle.ts';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';
import { pages } from './tables/pages.ts';

const linkColumns = { id: pages.id, slug: pages.slug, title: pages.title };
const published = eq(pages.status, 'published');

const list = prepareOnce((db) =>
  db
    .select(linkColumns)
    .from(pages)
    .where(published)
    .orderBy(asc(pages.position), asc(pages.id))
    .prepare('list_pages'),
);

export async function listPages(db: Db): Promise<PageLink[]> {
  return await list(db).execute();
}

export async function listTitlesNaming(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .select({ title: pages.title })
    .from(pages)
    .where(and(published, sql`strpos(${pages.title} || ' ' || ${pages.content}, ${name}) > 0`));
  return rows.map(({ title }) => title);
}

export async function findPage(db: Db, slug: string): Promise<Page | null> {
  const [page] = await db
    .select({ ...linkColumns, content: pages.content })
    .from(pages)
    .where(and(eq(pages.slug, slug), published));
  return page ?? null;
}

export async function findPageById(db: Db, id: number | null): Promise<Page | null> {
  if (id === null) return null;
  const [page] = await db
    .select({ ...linkColumns, content: pages.content })
    .from(pages)
    .where(and(eq(pages.id, id), published));
  return page ?? null;
}
