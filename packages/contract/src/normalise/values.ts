import type { Id } from '../id.ts';
import { dropUnwantedCharacters } from '../unwanted-characters.ts';

/** Readers of loose values. Only types are tested, nothing of the value is ever called. */

export type Loose = Record<string, unknown>;

export function record(value: unknown): Loose | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Loose)
    : null;
}

export function id(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' ? dropUnwantedCharacters(value).trim() || null : null;
}

export function text(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' ? dropUnwantedCharacters(value).trim() || null : null;
}

const yes = new Set<unknown>([true, 1, '1', 'true', 'yes', 'on']);

/** A missing value takes the fallback; a present one that is not a yes is a no. */
export function flag(value: unknown, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback;
  return yes.has(typeof value === 'string' ? value.trim().toLowerCase() : value);
}

export function option<Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | null {
  const name = text(value)?.toLowerCase();
  return options.find((each) => each === name) ?? null;
}

/** An array, or text that holds a JSON array; null when it is neither. */
export function array(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** A list of texts from an array, or from text cut up by `split`. */
export function texts(value: unknown, split: (text: string) => string[]): string[] {
  const items = array(value) ?? split(text(value) ?? '');
  return items.map(text).filter((item) => item !== null);
}

/** Text may hold line breaks or semicolons between items; a comma belongs to the item. */
export function splitLines(value: string): string[] {
  return value.split(/[\r\n;]/);
}
