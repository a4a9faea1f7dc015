import type { Api } from '@naya/contract/api/port';
import { listingDescriptionCharacters } from '@naya/contract/constants';
import { firstCharacters } from '@naya/contract/format/text';
import {
  compareWithBudget,
  sayAffordability,
  type Affordability,
} from '@naya/contract/franchises/affordability';
import { stampOf, type Proof } from '@naya/contract/franchises/checks';
import type { ListedFranchise, PlaceMatch, Franchise } from '@naya/contract/franchises/entity';
import type { CallSummary } from '@naya/contract/franchises/franchisee-calls';
import { formatPlace } from '@naya/contract/franchises/format-place';
import { openingCost } from '@naya/contract/franchises/opening-cost';

/** Only the fields that a card shows: everything here travels in the page's HTML. */
export type CardFranchise = Pick<
  ListedFranchise,
  | 'id'
  | 'business_name'
  | 'business_logo'
  | 'category'
  | 'investment_min'
  | 'investment_max'
  | 'excepted_roi_min'
  | 'excepted_roi_max'
  | 'space_required'
> & {
  image: string | null;
  place: string | null;
  isOpen: boolean;
  summary: string;
  /** How the chosen budget meets what opening costs. */
  money: { kind: Affordability['kind']; text: string } | null;
  /** What we have checked of it ourselves: its stamp and how that looks. */
  stamp: string;
  proof: Proof;
  /** Why it is featured; null when it is not. */
  featured: string | null;
  /** Null while we have rung none of its partners. */
  calls: CallSummary | null;
};

function listingSummary({ description }: ListedFranchise): string {
  return firstCharacters(description, listingDescriptionCharacters);
}

type Found = ListedFranchise & { place_match?: PlaceMatch | null };

function sayMoney(franchise: Found, budget: number | null): CardFranchise['money'] {
  const cost = budget === null ? null : openingCost(franchise);
  if (budget === null || cost === null) return null;
  const met = compareWithBudget(cost, budget);
  return { kind: met.kind, text: sayAffordability(cost, met) };
}

export function toCard(
  franchise: Found,
  summary = listingSummary(franchise),
  budget: number | null = null,
): CardFranchise {
  return {
    id: franchise.id,
    business_name: franchise.business_name,
    business_logo: franchise.business_logo,
    category: franchise.category,
    investment_min: franchise.investment_min,
    investment_max: franchise.investment_max,
    excepted_roi_min: franchise.excepted_roi_min,
    excepted_roi_max: franchise.excepted_roi_max,
    space_required: franchise.space_required,
    featured: franchise.is_featured ? (franchise.featured_reason ?? '') : null,
    ...stampOf(franchise),
    image: franchise.images[0] ?? null,
    place: formatPlace(franchise),
    isOpen: franchise.place_match?.kind === 'open',
    summary,
    money: sayMoney(franchise, budget),
    calls: franchise.call_summary?.rung ? franchise.call_summary : null,
  };
}

type FoundById = { franchises: Franchise[]; missing: number[] };

/** In the order of the ids, by one call; those that are not listed any more are named. */
export async function readFranchises(api: Api, ids: number[]): Promise<FoundById> {
  const franchises = ids.length === 0 ? [] : await api.franchisesById(ids);
  const found = new Set(franchises.map(({ id }) => Number(id)));
  return { franchises, missing: ids.filter((id) => !found.has(id)) };
}

export type ShortlistCards = { cards: CardFranchise[]; missing: number[] };

export async function readCards(api: Api, ids: number[]): Promise<ShortlistCards> {
  const { franchises, missing } = await readFranchises(api, ids);
  return { cards: franchises.map((franchise) => toCard(franchise)), missing };
}
