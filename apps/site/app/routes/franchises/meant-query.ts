import type { ListedPage } from '@naya/contract/franchises/entity';
import type { FranchiseQuery } from '@naya/contract/franchises/query';

type Understood = ListedPage['understood'][number];

const figures = new Set<Understood['parameter']>(['minInvestment', 'maxInvestment', 'maxRoi']);

/** The query with what words of the search were understood to mean, and the words that are left. */
export function meantQuery(query: FranchiseQuery, understood: Understood[]): FranchiseQuery {
  const meant = understood.map(({ parameter, value }) => [
    parameter,
    figures.has(parameter) ? Number(value) : value,
  ]);
  const search = understood.reduce(
    (words, { text }) => words.replace(text, ' '),
    query.search ?? '',
  );
  return {
    ...query,
    ...Object.fromEntries(meant),
    search: search.replaceAll(/\s+/g, ' ').trim() || null,
  };
}

export function chosenPlaceName(query: FranchiseQuery, understood: Understood[]): string | null {
  const { openIn, location, outletsIn, state } = meantQuery(query, understood);
  return openIn ?? location ?? outletsIn ?? state;
}
