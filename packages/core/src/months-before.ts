/** The last day of a shorter month stands for days that it lacks. */
export function monthsBefore(now: Date, months: number): string {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  // JavaScript counts on into the next month; its day 0 is the last one of the month meant.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before.toISOString();
}
