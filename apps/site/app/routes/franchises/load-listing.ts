import type { Api } from '@naya/contract/api/port';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { section as readSection } from '../../data/load.ts';
import { sectionAt } from '../../franchises/list-sections.ts';
import { toCard } from '../../franchises/read-franchises.ts';
import {
  activeFilters,
  isLandingPage,
  parseListing,
  type Listing,
  type ResultPage,
} from './listing.ts';
import { meantQuery } from './meant-query.ts';

/** True for the page of a category, a city, or both; without a franchise it answers 404. */
function isCategoryOrCityPage(listing: Listing): boolean {
  const { category, location } = listing.query;
  return (category !== null || location !== null) && isLandingPage(listing);
}

async function hasNothing(api: Api, query: FranchiseQuery): Promise<boolean> {
  if (activeFilters(query).length === 0) return true;
  const { total } = await api.searchFranchises({ ...emptyFranchiseQuery, limit: 1 });
  return total === 0;
}

async function readResultPage(api: Api, listing: Listing): Promise<ResultPage> {
  const { query } = listing;
  const found = await api.searchFranchises(query);
  const { franchises, total, page, limit, facets, sections, understood, drop, nearest } = found;
  const budget = meantQuery(query, understood).maxInvestment;
  return {
    cards: franchises.map((franchise, index) => {
      const section = sectionAt(found, index);
      // What opens it is no offer where nobody can open it.
      const isOpen = section === null || section === 'open' || section === 'dearer';
      return { ...toCard(franchise, undefined, isOpen ? budget : null), section };
    }),
    sections,
    total,
    page,
    limit,
    facets,
    understood,
    drop,
    nearest: nearest.map((franchise) => toCard(franchise)),
    isCatalogueEmpty: total === 0 && (await hasNothing(api, query)),
    isEmptyLandingPage: total === 0 && isCategoryOrCityPage(listing),
  };
}

/** Not in the route file: the browser fetches it only when it reads another list. */
export const loadListing = (api: Api, { url }: { url: URL }) => ({
  page: readSection(readResultPage(api, parseListing(url.searchParams))),
});
