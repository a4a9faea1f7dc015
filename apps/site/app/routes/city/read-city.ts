import type { Api } from '@naya/contract/api/port';
import { isApiError } from '@naya/contract/api/errors';
import type { Facets } from '@naya/contract/franchises/entity';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { findCity } from '@naya/contract/places/cities';
import { slugOf } from '@naya/contract/slug';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';

export type CityListing = {
  city: string;
  state: string | null;
  category: string | null;
  cards: CardFranchise[];
  total: number;
  /** Null with a backend that knows no figures. */
  figures: FranchiseFigures | null;
  open: number | null;
  categories: Facets['category'];
};

/** The page stands without figures. */
async function readFigures(api: Api, filters: Partial<FranchiseQuery>) {
  return api.figures(filters).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
}

/** Null when the city, or the category in it, has no franchise. */
export async function readCity(
  api: Api,
  citySlug: string,
  categorySlug: string | undefined,
): Promise<CityListing | null> {
  const known = findCity(citySlug);
  const city = known?.name ?? citySlug.replaceAll('-', ' ');
  const categories = await api.categories().catch(() => []);
  const category = categories.find(({ slug }) => slug === categorySlug)?.name ?? null;
  if (categorySlug !== undefined && category === null) return null;
  const [page, figures, open] = await Promise.all([
    api.searchFranchises({ ...emptyFranchiseQuery, location: city, category }),
    readFigures(api, { location: city, category }),
    readFigures(api, { openIn: city, category }),
  ]);
  if (page.total === 0) return null;
  return {
    city,
    state: known && known.state !== known.name ? known.state : null,
    category,
    cards: page.franchises.map((franchise) => toCard(franchise)),
    total: page.total,
    figures,
    open: open?.brands ?? null,
    categories: page.facets.category.filter(({ value }) => slugOf(value) !== categorySlug),
  };
}
