import type { Api } from '@naya/contract/api/port';
import type { Franchise, ListedFranchise } from '@naya/contract/franchises/entity';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';
import { toDetail, type DetailFranchise } from './detail-franchise.ts';
import { sortByNearness } from './near-brands.ts';

const relatedCount = 3;
/** Enough to find near ones among. */
const candidates = 48;

export async function readDetail(read: Promise<Franchise | null>): Promise<DetailFranchise | null> {
  const franchise = await read;
  return franchise && toDetail(franchise);
}

export type Medians = { of: string; figures: FranchiseFigures }[];

/** The medians of its category, and of the city that the visitor searched in, else of the city it comes from. */
export async function readMedians(
  api: Api,
  read: Promise<Franchise | null>,
  searchedCity: string | null,
): Promise<Medians> {
  const franchise = await read;
  if (!franchise) return [];
  const { category, headquarters } = franchise;
  const city = searchedCity ?? headquarters?.split(',')[0]?.trim();
  const parts = [{ of: category, filters: { category } }];
  const withCity = city ? [...parts, { of: city, filters: { location: city } }] : parts;
  return Promise.all(
    withCity.map(async ({ of, filters }) => ({ of, figures: await api.figures(filters) })),
  );
}

/** Half to twice its price. */
function priceNear({ investment_min: min, investment_max: max }: Franchise) {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null) return null;
  return { minInvestment: Math.floor(low / 2), maxInvestment: high * 2 };
}

/** Others of its category, nearest in price and city; where few are near in price, any of the category. */
export async function readRelated(
  api: Api,
  read: Promise<Franchise | null>,
): Promise<CardFranchise[]> {
  const franchise = await read;
  if (!franchise) return [];
  const others = async (near: Partial<FranchiseQuery>): Promise<ListedFranchise[]> => {
    const query = { ...emptyFranchiseQuery, category: franchise.category, limit: candidates };
    const { franchises } = await api.searchFranchises({ ...query, ...near });
    return franchises.filter(({ id }) => id !== franchise.id);
  };
  const near = await others(priceNear(franchise) ?? {});
  const found = near.length < relatedCount ? await others({}) : near;
  return sortByNearness(franchise, found)
    .slice(0, relatedCount)
    .map((each) => toCard(each));
}
