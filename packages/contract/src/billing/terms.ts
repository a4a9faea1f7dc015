/** Days as 2026-11-18, in Indian time. */
const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (time: number) => new Date(time).toISOString().slice(0, 10);
const msPerDay = 86_400_000;

export const daysBetween = (from: string, to: string) => (toUtc(to) - toUtc(from)) / msPerDay;
export const nextDay = (day: string) => fromUtc(toUtc(day) + msPerDay);

/** The day before the same day so many months later; the last of a month that has no such day. */
export function lastDayOfTerm(start: string, months: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const daysInLast = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const last = Math.min(day - 1, daysInLast);
  return fromUtc(Date.UTC(year, month - 1 + months, last));
}
