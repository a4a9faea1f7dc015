import type { FranchiseField } from '../franchises/fields.ts';
import { formatCount } from '../format/count.ts';
import { parseAmount } from '../format/parse-amount.ts';
import { toNumber } from '../numeric.ts';
import { placeText, type OutletPlace } from '../places/place.ts';
import { listingField } from './listing-fields.ts';

type Kind = FranchiseField['kind'];

const lists = new Set<Kind>(['list', 'pictures', 'places', 'outlets']);
const numbers = new Set<Kind>(['number', 'year', 'percent', 'category']);

/** A list is typed one item to a line. */
export const isList = (kind: Kind): boolean => lists.has(kind);

function itemText(item: unknown): string {
  if (typeof item === 'string') return item;
  return typeof item === 'object' && item !== null ? placeText(item as OutletPlace) : '';
}

/** A stored value as a form shows it. */
export function writeListingValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(itemText).join('\n');
  if (typeof value === 'number') {
    return listingField(name)?.kind === 'number' ? formatCount(value) : String(value);
  }
  return typeof value === 'string' ? value : '';
}

/** Turns typed text into the value that the form's call takes. A text that is no number stays as typed, so that the answer names it. */
function readListingValue(kind: Kind, typed: string[]): unknown {
  if (kind === 'options') return typed;
  const text = typed[0] ?? '';
  if (isList(kind)) {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim());
    return lines.filter(Boolean);
  }
  if (!numbers.has(kind)) return text;
  return text.trim() === '' ? null : (toNumber(text) ?? parseAmount(text) ?? text);
}

/** The fields of a form that was sent, by name. */
export function readListingForm(
  fields: readonly string[],
  typedIn: (name: string) => string[],
): Record<string, unknown> {
  const entries = fields.map((name) => {
    const { kind } = listingField(name) ?? { kind: 'line' };
    return [name, readListingValue(kind, typedIn(name))] as const;
  });
  return Object.fromEntries(entries);
}
