import type { FranchisePage, PlaceMatch } from './entity.ts';
import { toNumber } from '../numeric.ts';
import { normalisePublicFranchise } from './normalise.ts';
import { normaliseList } from '../normalise/lists.ts';
import { array, option, record, text } from '../normalise/values.ts';

function facet(value: unknown): { value: string; count: number }[] {
  return (array(value) ?? []).flatMap((entry) => {
    const choice = text(record(entry)?.value);
    const count = toNumber(record(entry)?.count);
    return choice === null || count === null ? [] : [{ value: choice, count }];
  });
}

const matchKinds = ['open', 'waiting', 'outlets'] as const;

function placeMatch(value: unknown): PlaceMatch | null {
  const match = record(value);
  const kind = option(match?.kind, matchKinds);
  const city = text(match?.city);
  return kind && city ? { kind, city, count: toNumber(match?.count) } : null;
}

function foundFranchise(value: unknown) {
  const franchise = normalisePublicFranchise(value);
  return franchise && { ...franchise, place_match: placeMatch(record(value)?.place_match) };
}

/** Null unless the answer says which page of how many it is: else it is a whole list. */
export function normaliseFranchisePage(body: unknown): FranchisePage | null {
  const answer = record(body);
  const total = toNumber(answer?.total);
  const page = toNumber(answer?.page);
  const limit = toNumber(answer?.limit);
  const franchises = normaliseList(answer, 'franchises', foundFranchise);
  if (!answer || !franchises) return null;
  if (total === null || page === null || limit === null) return null;
  const facets = record(answer.facets);
  return {
    franchises,
    total,
    page,
    limit,
    facets: {
      category: facet(facets?.category),
      location: facet(facets?.location),
      openIn: facet(facets?.openIn),
      outletsIn: facet(facets?.outletsIn),
      state: facet(facets?.state),
      minRoi: facet(facets?.minRoi),
    },
  };
}
