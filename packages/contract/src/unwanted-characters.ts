/**
 * Control characters but for tabs and line ends; what turns the direction of text around it, and could disguise a name;
 * what cannot be seen at all, and could hide words; half a character, which can be neither stored nor put into a URL.
 * Joiners and direction marks stay: Indian scripts, Urdu and emoji need them.
 */
const unseen = String.raw`\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}`;
// Not by \p, which Hermes of React Native 0.74 does not know: only literals are rewritten for it.
const unwanted = new RegExp(
  String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F${unseen}\uD800-\uDFFF]`,
  'gu',
);

/** What a required text needs one of, as a pattern for programs. */
export const keptCharacter = String.raw`[^\s\p{Cc}\p{Cs}${unseen}]`;

/** What leaves nothing of a text that holds no other. */
export const droppedCharacter = String.raw`[\s${unseen}]`;

export function dropUnwantedCharacters(text: string): string {
  return text.replace(unwanted, '');
}

/** A line break is one character everywhere. */
export function cleanText(text: string): string {
  return dropUnwantedCharacters(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The same in every text of rows and objects; what holds none is given back as it is. */
export function dropUnwantedInside<Value>(value: Value): Value {
  return holdsUnwanted(value) ? (cleaned(value) as Value) : value;
}

function holdsUnwanted(value: unknown): boolean {
  if (typeof value === 'string') return value.search(unwanted) !== -1;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnwanted);
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return dropUnwantedCharacters(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)]));
}
