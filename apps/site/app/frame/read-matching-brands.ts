import type { Api } from '@naya/contract/api/port';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { toCard, type CardFranchise } from '../data/card-franchise.ts';
import type { Notice } from './notices.ts';

export type InvestorPreferences = Extract<Notice, { kind: 'registered' }>;
export type MatchingBrands = {
  total: number;
  cards: CardFranchise[];
  isInPlace: boolean;
  params: { location?: string; minInvestment?: number; maxInvestment?: number };
};

const shown = 3;
const lakh = 1_00_000;

/** '5-10L' is 5 to 10 lakh; '50L+' has no end. */
function readRange(range: string) {
  const [low = '', high = ''] = range.replace('+', '').split('-');
  const rupees = (text: string) => (text ? Number.parseInt(text, 10) * lakh : null);
  return { minInvestment: rupees(low), maxInvestment: rupees(high) };
}

/** Where no brand names the place, those of the budget are shown without it. */
export async function readMatchingBrands(
  api: Pick<Api, 'searchFranchises'>,
  { location, investmentRange }: InvestorPreferences,
): Promise<MatchingBrands> {
  const range = readRange(investmentRange);
  const search = (place: string | null) =>
    api.searchFranchises({ ...emptyFranchiseQuery, ...range, location: place, limit: shown });
  const inPlace = await search(location);
  const isInPlace = inPlace.total > 0;
  const { total, franchises } = isInPlace ? inPlace : await search(null);
  const { minInvestment, maxInvestment } = range;
  return {
    total,
    cards: franchises.map((each) => toCard(each)),
    isInPlace,
    params: {
      ...(isInPlace && { location }),
      ...(minInvestment !== null && { minInvestment }),
      ...(maxInvestment !== null && { maxInvestment }),
    },
  };
}
