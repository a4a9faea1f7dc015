/** Filters that words of a search can mean. */
export const understoodParameters = [
  'location',
  'state',
  'category',
  'minInvestment',
  'maxInvestment',
  'maxRoi',
] as const;
