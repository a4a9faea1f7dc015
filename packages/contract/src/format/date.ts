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
  if (!value) return null;
  const time = timeOf(value);
  const india = new Date(time + indiaOffsetMs);
  if (Number.isNaN(india.getTime())) return null;
  return `${india.getUTCDate()} ${months[india.getUTCMonth()]} ${india.getUTCFullYear()}`;
}
