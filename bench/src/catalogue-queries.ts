import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';

export type NamedQuery = { name: string; query: FranchiseQuery };

const filters: Partial<FranchiseQuery> = {
  category: 'Food & Beverage',
  location: 'Pune',
  minInvestment: 500_000,
  maxInvestment: 5_000_000,
  minRoi: 10,
  maxRoi: 36,
};

const mix: Record<string, Partial<FranchiseQuery>> = {
  'nothing at all': {},
  'nothing, by name': { sort: 'name' },
  'nothing, page 40': { page: 40 },
  'one category': { category: 'Education' },
  'one city, by investment': { location: 'Mumbai', sort: 'investmentLow' },
  'investment range, dearest first': {
    minInvestment: 500_000,
    maxInvestment: 5_000_000,
    sort: 'investmentHigh',
  },
  'costly only, cheapest first': { minInvestment: 8_000_000, sort: 'investmentLow' },
  'all filters': filters,
  'one city, open first': { location: 'Indore' },
  'open in a city, within a budget': { openIn: 'Indore', maxInvestment: 1_500_000 },
  'one state': { state: 'Maharashtra' },
  'word in a city, open first': { search: 'coffee', location: 'Bengaluru' },
  'rare word': { search: 'Zigelo' },
  'common word': { search: 'kitchen' },
  trade: { search: 'coffee' },
  'beginning of a word': { search: 'co' },
  typo: { search: 'cofee' },
  'two words': { search: 'royal biryani' },
  'word and city': { search: 'chai jaipur' },
  'word and category': { search: 'salon', category: 'Beauty & Salon' },
  'word, all filters, featured': { ...filters, search: 'coffee' },
  'word, all filters, name': { ...filters, search: 'coffee', sort: 'name' },
  'word, all filters, cheapest': { ...filters, search: 'coffee', sort: 'investmentLow' },
  'word, all filters, dearest': { ...filters, search: 'coffee', sort: 'investmentHigh' },
  'word, all filters, payback': { ...filters, search: 'coffee', sort: 'roiHigh' },
  'typo, all filters': { ...filters, search: 'biriyani' },
  'common word, all filters': { ...filters, search: 'quick delivery' },
};

export const catalogueQueries: NamedQuery[] = Object.entries(mix).map(([name, query]) => ({
  name,
  query: { ...emptyFranchiseQuery, ...query },
}));
