import { parseIds } from '@naya/contract/saved/ids';
import { publicTestKey, testKeyPrefix } from '@naya/contract/partners/key-header';
import { defaultSort, sortOptions } from '@naya/contract/constants';
import { parseAmount } from '@naya/contract/format/parse-amount';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import type { FranchisesAsked } from '@naya/store/calls';

/** Changes of these load the list again. */
const reloadAttributes = [
  'category',
  'city',
  'place',
  'budget',
  'sort',
  'ids',
  'limit',
  'expected',
  'heading-level',
  'host',
  'lang',
  'test-key',
] as const;
export const widgetAttributes = [...reloadAttributes, 'theme'] as const;
const defaultLimit = 6;
const maxLimit = 24;
const defaultHeadingLevel = 2;

/** The query of the attributes: a city as it is written, and how many cards to wait for. With `ids` nothing else is asked. */
export type WidgetQuery = Pick<FranchiseQuery, 'category' | 'maxInvestment' | 'sort' | 'limit'> & {
  ids: number[];
  city: string | null;
  /** Brands with outlets or a waiting list in the city, too. */
  isAnyPlace: boolean;
  /** How many cards keep their places free while they load. */
  expected: number;
};

export const needsReload = (name: string) => reloadAttributes.some((each) => each === name);

type ReloadAttribute = (typeof reloadAttributes)[number];

function textOf(element: Element, name: ReloadAttribute): string | null {
  return element.getAttribute(name)?.trim() || null;
}

const told = new Set<string>();

function warnOnce(warning: string): void {
  if (!told.has(warning)) console.warn(warning);
  told.add(warning);
}

/** Null for an attribute that is left out, and for one that cannot be used, of which the developer is told once. */
function readUsable<Value>(
  element: Element,
  name: ReloadAttribute,
  read: (text: string) => Value | null | undefined,
): Value | null {
  const text = textOf(element, name);
  if (text === null) return null;
  const value = read(text) ?? null;
  if (value === null) warnOnce(`<franchise-listings> cannot use ${name}="${text}"`);
  return value;
}

const readSort = (text: string) => sortOptions.find(({ value }) => value === text)?.value;
const readIds = (text: string) => {
  const ids = parseIds(text, maxLimit);
  return ids.length > 0 ? ids : null;
};

/** Reads the element's attributes; what cannot be used counts as left out. */
export function readAttributes(element: Element): WidgetQuery {
  const text = (name: ReloadAttribute) => textOf(element, name);
  const ids = readUsable(element, 'ids', readIds) ?? [];
  const isOfIds = ids.length > 0;
  const given = readUsable(element, 'limit', wholeNumber) ?? defaultLimit;
  const limit = isOfIds ? ids.length : Math.min(given, maxLimit);
  const maxInvestment = readUsable(element, 'budget', parseAmount);
  return {
    ids,
    city: isOfIds ? null : text('city'),
    isAnyPlace: text('place') === 'any',
    category: isOfIds ? null : text('category'),
    maxInvestment: isOfIds ? null : maxInvestment,
    sort: readUsable(element, 'sort', readSort) ?? defaultSort,
    limit,
    expected:
      text('expected') === '0' ? 0 : Math.min(wholeNumber(text('expected')) ?? limit, limit),
  };
}

export function askedOf({ ids, city, isAnyPlace, ...asked }: WidgetQuery): FranchisesAsked {
  if (ids.length > 0) return { ids };
  const { category, maxInvestment, sort, limit } = asked;
  return { category, maxInvestment, sort, limit, ...placeFilter(isAnyPlace, city) };
}

/** The city as a filter of lists. */
export const placeFilter = (isAnyPlace: boolean, city: string | null) => ({
  [isAnyPlace ? 'location' : 'openIn']: city,
});

/** The key that makes forms tests; null where they are real, false where they cannot be sent. */
export type TestKey = string | null | false;

/** Without a key of the partner's own it is the one that everybody may send. */
export function readTestKey(element: Element): TestKey {
  if (!element.hasAttribute('test-key')) return null;
  const key = textOf(element, 'test-key') ?? publicTestKey;
  if (key.startsWith(testKeyPrefix)) return key;
  // With a real key the enquiry would be a real one. It is not repeated here: consoles are collected.
  warnOnce(
    `<franchise-listings> cannot use its test-key and sends nothing: a test key begins with ${testKeyPrefix}. A real key belongs into no page`,
  );
  return false;
}

/** Of the widget's title; the brands are one deeper. */
export function readHeadingLevel(element: Element): number {
  return Math.min(readUsable(element, 'heading-level', wholeNumber) ?? defaultHeadingLevel, 6);
}

function wholeNumber(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}
