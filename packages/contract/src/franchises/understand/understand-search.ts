import type { FranchisePage } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { findAmounts, type Meaning, type Part } from './amounts.ts';
import { findNames, type CategoryName } from './names.ts';

/** A filter that words of the search mean: `text` says which words, `rest` is the search without them. */
export type Understood = FranchisePage['understood'][number];

/** Words that say nothing about a brand beside others. */
const filler =
  /(?<![\p{L}\p{M}])(?:in|at|for|near|with|of|and|the|mein|main|me|ka|ki|ke|ko|wala|wali|chahiye|kholna|hai|में|मे|का|की|के|को|वाला|वाली|चाहिए|खोलना|है|franchises?|franchis|frenchise|फ्रेंचाइजी|फ्रैंचाइज़ी|फ्रेंचाइज़ी|business(?:es)?|biz?nes|dhandha|karobar|बिज़नेस|बिजनेस|धंधा|कारोबार|brands?|duka+n|दुकान)(?![\p{L}\p{M}])/giu;

const tidy = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;&-]+|[\s,;&-]+$/g, '');

const without = (search: string, parts: Part[]) =>
  tidy(
    parts
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, search),
  );

/** Filters of the same kind: one that was chosen wins over words. */
const isChosen = (query: FranchiseQuery, { parameter }: Meaning): boolean => {
  const { location, openIn, outletsIn, state } = query;
  const isPlace = parameter === 'location' || parameter === 'state';
  return isPlace ? (location ?? openIn ?? outletsIn ?? state) !== null : query[parameter] !== null;
};

/**
 * Reads amounts, places and a category out of the words of a search and returns the query that they mean. Words about something
 * that was chosen as a filter already are removed, and `understood` does not list them.
 */
export function understandSearch(
  query: FranchiseQuery,
  categories: CategoryName[],
): { query: FranchiseQuery; understood: Understood[] } {
  const { search } = query;
  if (search === null) return { query, understood: [] };
  const amounts = findAmounts(search);
  const parts = [...amounts, ...findNames(search, amounts, categories)];
  const understood = parts
    .toSorted((a, b) => a.start - b.start)
    .flatMap((part) =>
      part.meanings
        .filter((meaning) => !isChosen(query, meaning))
        .map((meaning) => ({
          ...meaning,
          text: tidy(search.slice(part.start, part.end)),
          rest: without(search, [part]),
        })),
    );
  const filters = Object.fromEntries(
    understood.map(({ parameter, value }) => [
      parameter,
      figures.has(parameter) ? Number(value) : value,
    ]),
  );
  const rest = without(search, parts);
  const words = tidy(rest.replaceAll(filler, ' '));
  // Of nothing but such words they are what is meant.
  const left = words === '' && parts.length === 0 ? search : words;
  return { query: { ...query, ...filters, search: left === '' ? null : left }, understood };
}

const figures = new Set<Meaning['parameter']>(['minInvestment', 'maxInvestment', 'maxRoi']);
