import {
  listedFields,
  type FoundFranchise,
  type FranchisePage,
  type ListedPage,
} from '@naya/contract/franchises/entity';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { understandSearch } from '@naya/contract/franchises/understand/understand-search';
import { pick } from '@naya/contract/pick';
import { listFranchisesById } from '@naya/db/franchises/public';
import type { ReadContext } from '../context.ts';
import type { Catalogue } from '../live-catalogue.ts';
import { relaxSearch } from './relax-search.ts';

/** A page of the catalogue: the words of the search are understood first, and without a result there are ways on. */
export async function searchCatalogueListed(
  { catalogue }: ReadContext,
  asked: FranchiseQuery,
): Promise<ListedPage> {
  const current = await catalogue.current();
  const { query, understood } = understand(current, asked);
  const read = (other: FranchiseQuery) => searchListed(current, other);
  const page = await read(query);
  const waysOn =
    page.total > 0
      ? { drop: [], nearest: [] }
      : await relaxSearch(asked, { query, understood }, read);
  return { ...page, understood, ...waysOn };
}

/** Number and medians of all that such a search finds. */
export async function readFigures(
  { catalogue }: ReadContext,
  asked: FranchiseQuery,
): Promise<FranchiseFigures> {
  const current = await catalogue.current();
  return current.figures(understand(current, asked).query);
}

const understand = ({ categories }: Catalogue, asked: FranchiseQuery) =>
  understandSearch(asked, asked.search === null ? [] : categories);

const shownFields = [...listedFields, 'place_match'] as const;

async function searchListed(catalogue: Catalogue, query: FranchiseQuery) {
  const page = await catalogue.search(query);
  return { ...page, franchises: page.franchises.map((each) => pick(each, shownFields)) };
}

/** The same with whole franchises, from the database. One that is not public any more is left out. */
export async function searchCatalogue(
  context: ReadContext,
  asked: FranchiseQuery,
): Promise<FranchisePage> {
  const { franchises, nearest, ...page } = await searchCatalogueListed(context, asked);
  const found = [...franchises, ...nearest];
  const rows = await listFranchisesById(
    context.db,
    found.map(({ id }) => Number(id)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const complete = (listed: FoundFranchise[]) =>
    listed.flatMap(({ id, place_match }) => {
      const row = byId.get(id);
      return row ? [{ ...row, place_match }] : [];
    });
  return { ...page, franchises: complete(franchises), nearest: complete(nearest) };
}
