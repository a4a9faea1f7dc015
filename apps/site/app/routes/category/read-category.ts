import { isApiError } from '@naya/contract/api/is-api-error';
import type { Api } from '@naya/contract/api/port';
import type { Category } from '@naya/contract/categories/entity';
import type { CatalogueRow } from '@naya/contract/franchises/catalogue/row';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { slugOf } from '@naya/contract/slug';
import { toCard, type CardFranchise } from '../../franchises/read-franchises.ts';

export type CategoryListing = {
  name: string;
  slug: string;
  description: string | null;
  image: string | null;
  cards: CardFranchise[];
  total: number;
  cities: { value: string; count: number }[];
};

/** More than that is the listing's business: it has pages and filters. */
const shownAtMost = 48;
const citiesAtMost = 12;

/** The page stands without the categories: then the slug is made from the name. */
async function readCategories(api: Api): Promise<Category[]> {
  return api.categories().catch((error: unknown) => {
    if (isApiError(error)) return [];
    throw error;
  });
}

function findCategory(categories: Category[], name: string): Category | null {
  const wanted = name.trim().toLowerCase();
  return (
    categories.find((category) => category.name.toLowerCase() === wanted) ??
    categories.find((category) => category.slug.toLowerCase() === wanted) ??
    // The old name of a renamed category.
    categories.find((category) => category.slug === slugOf(name)) ??
    null
  );
}

/** A backend may call an unknown category not found. One more than is shown tells that there are others. */
async function franchisesIn(api: Api, slug: string): Promise<CatalogueRow[]> {
  try {
    return await api.franchisesInCategory(slug, shownAtMost + 1);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

async function countFranchises(api: Api, franchises: CatalogueRow[]) {
  const next = franchises[shownAtMost];
  if (!next || franchises.length > shownAtMost + 1) {
    const { searchList } = await import('@naya/contract/franchises/catalogue/search-list');
    return searchList(franchises, emptyFranchiseQuery);
  }
  const { category } = next;
  return await api.searchFranchises({ ...emptyFranchiseQuery, category, limit: 1 });
}

/** Null when nobody knows such a category. */
export async function readCategory(api: Api, name: string): Promise<CategoryListing | null> {
  const categories = await readCategories(api);
  const named = findCategory(categories, name);
  const slug = named?.slug ?? slugOf(name);
  const franchises = await franchisesIn(api, slug);
  // An old URL still finds the franchises, and these name their present category.
  const category = named ?? categories.find((each) => each.name === franchises[0]?.category);
  if (!category && franchises.length === 0) return null;
  const { total, facets } = await countFranchises(api, franchises);
  return {
    name: category?.name ?? name,
    slug: category?.slug ?? slug,
    description: category?.description ?? null,
    image: category?.image ?? null,
    cards: franchises.slice(0, shownAtMost).map((franchise) => toCard(franchise)),
    total,
    cities: facets.openIn.slice(0, citiesAtMost),
  };
}
