import type { Franchise, ListedFranchise, ListedPage } from './entity.ts';
import { emptyFranchiseQuery, type FranchiseQuery } from './query.ts';

const relatedCount = 3;
/** Enough to find near ones among. */
const candidates = 48;

/** Half to twice its price. */
function priceNear({ investment_min: min, investment_max: max }: Franchise) {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null) return null;
  return { minInvestment: Math.floor(low / 2), maxInvestment: high * 2 };
}

/** Others of its category, nearest in price and city; where few are near in price, any of the category. */
export async function findRelated(
  franchise: Franchise,
  search: (query: FranchiseQuery) => Promise<Pick<ListedPage, 'franchises'>>,
): Promise<ListedFranchise[]> {
  const others = async (near: Partial<FranchiseQuery>): Promise<ListedFranchise[]> => {
    const query = { ...emptyFranchiseQuery, category: franchise.category, limit: candidates };
    const { franchises } = await search({ ...query, ...near });
    return franchises.filter(({ id }) => id !== franchise.id);
  };
  const near = await others(priceNear(franchise) ?? {});
  const found = near.length < relatedCount ? await others({}) : near;
  return sortByNearness(franchise, found).slice(0, relatedCount);
}

type Compared = Pick<
  ListedFranchise,
  'investment_min' | 'investment_max' | 'headquarters' | 'locations'
>;

/** The middle of its range; a missing end equals the other. */
function middleOf({ investment_min: min, investment_max: max }: Compared): number | null {
  const low = min ?? max;
  const high = max ?? min;
  return low === null || high === null || low + high <= 0 ? null : (low + high) / 2;
}

function citiesOf({ headquarters, locations }: Compared): string[] {
  const places = headquarters === null ? locations : [headquarters, ...locations];
  return places.map((place) => place.trim().toLowerCase());
}

/** Twice the price is as far as half of it. A city in common makes up for a price one and a half times as high. */
const cityBonus = Math.log(1.5);
const unknownPrice = Math.log(4);

function distance(a: Compared, b: Compared): number {
  const [left, right] = [middleOf(a), middleOf(b)];
  const price = left && right ? Math.abs(Math.log(left / right)) : unknownPrice;
  const own = new Set(citiesOf(a));
  return citiesOf(b).some((city) => own.has(city)) ? price - cityBonus : price;
}

/** The nearest in price and city first. */
function sortByNearness<Brand extends Compared>(brand: Compared, others: Brand[]): Brand[] {
  return others
    .map((other) => ({ other, distance: distance(brand, other) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other);
}
