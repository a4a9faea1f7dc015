import type { Category } from '@naya/contract/categories/entity';
import {
  createCatalogue,
  type Catalogue as AnyCatalogue,
  type CatalogueOptions,
} from '@naya/contract/franchises/catalogue/create-catalogue';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { listArticleTitles } from '@naya/db/blog';
import type { Memory } from '@naya/db/listen-to-changed';
import { listCategories } from '@naya/db/categories';
import type { Db } from '@naya/db/client';
import {
  catalogueBatch,
  listSynonyms,
  readCatalogueRows,
  readCatalogueRowsById,
  readCatalogueRowsOfCategories,
  type OwnCatalogueRow,
} from '@naya/db/franchises/catalogue';
import { CoreError } from './errors.ts';

/** The franchises that visitors can see, and what else a search and its suggestions are made of. */
export type Catalogue = AnyCatalogue<OwnCatalogueRow> & {
  /** In the order of the office. */
  categories: Category[];
  /** Published, newest first. */
  articles: Suggestions['articles'];
};

/** The catalogue of a process, which lasts while the database is away. */
export type LiveCatalogue = {
  /** Waits a little where it is not read yet. */
  current: () => Promise<Catalogue>;
  isRead: () => boolean;
  /** Resolves when it knows all that was committed before the call, at the latest after `maxMs`. */
  catchUp: (db: Db, maxMs: number) => Promise<void>;
};

type Options = Pick<CatalogueOptions<OwnCatalogueRow>, 'pause'>;

const longestWaitMs = 2_000;

/** A catalogue, and how the listener to changes reads it. */
export function createLiveCatalogue(options: Options = {}) {
  const first = Promise.withResolvers<Catalogue>();
  let read: Catalogue | null = null;

  async function readAll(db: Db): Promise<void> {
    read = await readCatalogue(db, options);
    first.resolve(read);
  }

  async function readChanged(db: Db, messages: string[]): Promise<void> {
    const names = new Set(messages.flatMap((message) => message.split(' ')));
    if (!read || names.has('all')) return readAll(db);
    if (names.delete('synonyms')) read.setSynonyms(await listSynonyms(db));
    if (names.delete('categories')) await readCategories(db, read);
    if (names.delete('articles')) read.articles = await listArticleTitles(db);
    await readFranchises(db, read, [...names].map(Number));
  }

  const memory: Memory = { readAll, readChanged };
  return {
    current: async () => read ?? waitBriefly(first.promise),
    isRead: () => read !== null,
    memory,
  };
}

export async function readCatalogue(db: Db, options: Options = {}): Promise<Catalogue> {
  const catalogue = createCatalogue<OwnCatalogueRow>({ ...options, shorten });
  catalogue.setSynonyms(await listSynonyms(db));
  const categories = await listCategories(db);
  const articles = await listArticleTitles(db);
  for await (const rows of readCatalogueRows(db)) await catalogue.apply({ rows, removed: [] });
  await catalogue.prepare();
  return { ...catalogue, categories, articles };
}

/** More than any card shows of it. */
const maxShown = 600;

/** Copied, since a part of a string keeps the whole of it in memory. */
function shorten(row: OwnCatalogueRow): OwnCatalogueRow {
  const { description } = row;
  if (description.length <= maxShown) return row;
  return { ...row, description: Buffer.from(description.slice(0, maxShown)).toString() };
}

/** Rows name their category: those of a renamed one are read anew. */
async function readCategories(db: Db, catalogue: Catalogue): Promise<void> {
  const before = new Map(catalogue.categories.map((category) => [category.id, category]));
  catalogue.categories = await listCategories(db);
  const renamed = catalogue.categories.filter(({ id, name, slug }) => {
    const known = before.get(id);
    return known && (known.name !== name || known.slug !== slug);
  });
  if (renamed.length === 0) return;
  const ids = renamed.map(({ id }) => Number(id));
  for await (const rows of readCatalogueRowsOfCategories(db, ids))
    await catalogue.apply({ rows, removed: [] });
}

async function readFranchises(db: Db, catalogue: Catalogue, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += catalogueBatch) {
    const asked = ids.slice(start, start + catalogueBatch);
    const rows = await readCatalogueRowsById(db, asked);
    const found = new Set(rows.map(({ id }) => id));
    await catalogue.apply({ rows, removed: asked.filter((id) => !found.has(id)) });
  }
}

async function waitBriefly(first: Promise<Catalogue>): Promise<Catalogue> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new CoreError('unavailable', 'starting'));
  }, longestWaitMs);
  try {
    return await Promise.race([first, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
