import { formatDate, formatDateTime } from '@naya/contract/format/date';
import { fieldName } from './field-names.ts';

const longest = 600;
const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d\S*$/;

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isoTime.test(value)) return showTime(value);
  if (typeof value === 'string' && isoDay.test(value)) return showDay(value);
  if (typeof value === 'string') return plainText(value);
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

/** The words of a text, each paragraph and each picture on a line of its own. */
function plainText(text: string): string {
  return text
    .replace(/<img\b[^>]*>/gi, (tag) => {
      const [, src = ''] = /\ssrc="([^"]*)"/i.exec(tag) ?? [];
      const [, alt = ''] = /\salt="([^"]*)"/i.exec(tag) ?? [];
      return `\n${src} ${alt}\n`;
    })
    .replace(/<\/?(?:p|h\d|li|tr|div|figure|caption|blockquote|table|br|hr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** Formats a stored value for reading, however long it is. */
export const showAll = (value: unknown): string => plain(value);

/** Formats a stored value for reading; long texts are cut. */
export function showValue(value: unknown): string {
  const text = plain(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const ignoredFields = new Set([
  'version',
  'updated_at',
  'created_at',
  'notes',
  'messages',
  'brand_replies',
  'new_note',
  'typed_message',
  'duplicates',
]);

/** The fields in which two versions of a record differ. */
export function differingFields(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): string[] {
  return Object.keys(other).filter(
    (field) =>
      !ignoredFields.has(field) &&
      JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null),
  );
}

export const showTime = (at: string | null | undefined) => (at && formatDateTime(at)) || '–';
export const showDay = (at: string | null | undefined) => formatDate(at) ?? '–';

/** '2:32 pm' of today, with its day if it was another. */
export function showMoment(at: number): string {
  const moment = showTime(new Date(at).toISOString());
  return moment.replace(`${formatDate(new Date())}, `, '');
}
