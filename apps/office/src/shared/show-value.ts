const longest = 600;

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string')
    return value
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (Array.isArray(value)) {
    return value.length === 0 ? '(empty)' : value.map((item) => plain(item)).join('\n');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${fieldName(name)}: ${plain(each)}`)
      .join('\n');
  }
  return JSON.stringify(value);
}

/** What a person reads of a stored value. */
export function showValue(value: unknown): string {
  const text = plain(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** 'excepted_roi_min' → 'Excepted roi min' */
export function fieldName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ours = new Set(['version', 'updated_at', 'created_at', 'notes', 'duplicates']);

/** The fields in which two versions of a record differ. */
export function differingFields(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): string[] {
  return Object.keys(other).filter(
    (field) =>
      !ours.has(field) &&
      JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null),
  );
}

const when = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
export const showTime = (at: string | null | undefined) => (at ? when.format(new Date(at)) : '–');
export const showDay = (at: string | null | undefined) => (at ? day.format(new Date(at)) : '–');
