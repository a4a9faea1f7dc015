const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;
const isoDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?/;

/** Text without a zone means Indian time; left alone, it would depend on where the code runs. */
function timeOf(value: string | Date): number {
  if (value instanceof Date) return value.getTime();
  const stamp = isoDate.exec(value.trim())?.[0];
  if (stamp === undefined) return Number.NaN;
  const zone = value.trim().slice(stamp.length).trim() || '+05:30';
  const clock = stamp.length === 10 ? `${stamp}T00:00` : stamp.replace(' ', 'T');
  return Date.parse(clock + (/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone));
}

/** '15 Nov 2026' in India. Built by hand: month names of `Intl` differ between server and browsers. */
export function formatDate(value: string | Date | null | undefined): string | null {
  const india = value ? inIndia(value) : null;
  return india && dayOf(india);
}

/** '15 Nov' in India, where the year is plain. */
export function formatDayAndMonth(value: string): string | null {
  const india = inIndia(value);
  return india && `${india.getUTCDate()} ${months[india.getUTCMonth()]}`;
}

/** '15 Nov 2026, 9:05 pm' in India. */
export function formatDateTime(value: string | Date): string | null {
  const india = inIndia(value);
  if (!india) return null;
  const hours = india.getUTCHours();
  const minutes = String(india.getUTCMinutes()).padStart(2, '0');
  return `${dayOf(india)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** '2026-11-15 21:05' in India, which spreadsheets take for a time. */
export function formatSheetTime(value: string): string | null {
  return inIndia(value)?.toISOString().slice(0, 16).replace('T', ' ') ?? null;
}

/** Whether that day is over in India; text that is no date never is. */
export function isPastDay(value: string | null, now: Date): boolean {
  const india = value ? inIndia(value) : null;
  const today = inIndia(now);
  return india !== null && today !== null && india.setUTCHours(24, 0, 0, 0) <= today.getTime();
}

/** A date whose UTC fields are those of India's clocks. */
function inIndia(value: string | Date): Date | null {
  const india = new Date(timeOf(value) + indiaOffsetMs);
  return Number.isNaN(india.getTime()) ? null : india;
}

const dayOf = (india: Date) =>
  `${india.getUTCDate()} ${months[india.getUTCMonth()]} ${india.getUTCFullYear()}`;
