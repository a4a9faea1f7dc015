import type { PlaceMatch } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { createCatalogue, type Catalogue } from './create-catalogue.ts';
import type { CatalogueRow } from './row.ts';

const known = new WeakMap<readonly CatalogueRow[], Promise<Catalogue<CatalogueRow>>>();

async function catalogueOf(franchises: readonly CatalogueRow[]): Promise<Catalogue<CatalogueRow>> {
  const catalogue = createCatalogue();
  await catalogue.apply({ rows: franchises, removed: [] });
  return catalogue;
}

/** Answers a query from a whole list, for a backend that does not do so itself. */
export async function searchList<Row extends CatalogueRow>(
  franchises: readonly Row[],
  query: FranchiseQuery,
) {
  const made = known.get(franchises) ?? catalogueOf(franchises);
  known.set(franchises, made);
  const page = await (await made).search(query);
  return {
    ...page,
    // The very rows of the list.
    franchises: page.franchises as (Row & { place_match: PlaceMatch | null })[],
    // Only our own backend reads filters out of the words and suggests what to leave out.
    understood: [],
    drop: [],
    nearest: [],
  };
}
