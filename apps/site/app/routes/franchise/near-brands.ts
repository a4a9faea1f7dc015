import type { ListedFranchise } from '@naya/contract/franchises/entity';

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
export function sortByNearness<Brand extends Compared>(brand: Compared, others: Brand[]): Brand[] {
  return others
    .map((other) => ({ other, distance: distance(brand, other) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ other }) => other);
}
