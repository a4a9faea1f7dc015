import { listSections, type FranchisePage } from './entity.ts';
import { toNumber } from '../numeric.ts';
import { normaliseFoundFranchise } from './normalise-found.ts';
import { understoodParameters } from './understand/parameters.ts';
import { normaliseList } from '../normalise/lists.ts';
import { array, option, record, text } from '../normalise/values.ts';

function facet(value: unknown): { value: string; count: number }[] {
  return (array(value) ?? []).flatMap((entry) => {
    const choice = text(record(entry)?.value);
    const count = toNumber(record(entry)?.count);
    return choice === null || count === null ? [] : [{ value: choice, count }];
  });
}

function sectionCount(value: unknown): FranchisePage['sections'] {
  const part = record(value);
  const [kind, count] = [option(part?.kind, listSections), toNumber(part?.count)];
  return kind && count !== null ? [{ kind, count, more: toNumber(part?.more) }] : [];
}

function understoodPart(value: unknown): FranchisePage['understood'] {
  const part = record(value);
  const parameter = option(part?.parameter, understoodParameters);
  const [meant, said] = [text(part?.value), text(part?.text)];
  if (!parameter || meant === null || said === null) return [];
  return [{ parameter, value: meant, text: said, rest: text(part?.rest) ?? '' }];
}

function dropped(value: unknown): FranchisePage['drop'] {
  const part = record(value);
  const [said, total] = [text(part?.text), toNumber(part?.total)];
  if (said === null || total === null) return [];
  return [{ text: said, total, search: text(part?.search), parameter: text(part?.parameter) }];
}

/** Null unless the answer says which page of how many it is: else it is a whole list. */
export function normaliseFranchisePage(body: unknown): FranchisePage | null {
  const answer = record(body);
  const total = toNumber(answer?.total);
  const page = toNumber(answer?.page);
  const limit = toNumber(answer?.limit);
  const franchises = normaliseList(answer, 'franchises', normaliseFoundFranchise);
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
      maxRoi: facet(facets?.maxRoi),
      checked: facet(facets?.checked),
    },
    sections: (array(answer.sections) ?? []).flatMap(sectionCount),
    understood: (array(answer.understood) ?? []).flatMap(understoodPart),
    drop: (array(answer.drop) ?? []).flatMap(dropped),
    nearest: normaliseList(answer, 'nearest', normaliseFoundFranchise) ?? [],
  };
}
