import { weekDays } from '../constants.ts';
import type { BusinessHours } from './entity.ts';

export type HoursGroup = { days: string; hours: string };

function dayName(index: number): string {
  return (weekDays[index] ?? '').slice(0, 3);
}

/** [0, 1, 2, 4] → 'Mon–Wed, Fri'. */
function dayRanges(indexes: number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && run.to === index - 1) run.to = index;
    else runs.push({ from: index, to: index });
  }
  return runs
    .map(({ from, to }) => (from === to ? dayName(from) : `${dayName(from)}–${dayName(to)}`))
    .join(', ');
}

/** Days with identical hours share a line; lines come in the order of their first day. */
export function groupBusinessHours(week: BusinessHours): HoursGroup[] {
  const groups = new Map<string, number[]>();
  for (const [index, day] of weekDays.entries()) {
    const hours = week.find((entry) => entry.day === day)?.hours.trim();
    if (!hours) continue;
    const sameHours = groups.get(hours);
    if (sameHours) sameHours.push(index);
    else groups.set(hours, [index]);
  }
  return [...groups].map(([hours, indexes]) => ({ days: dayRanges(indexes), hours }));
}
