import { weekDays } from '../constants.ts';
import type { BusinessHours, WeekDay } from './entity.ts';
import { record, text } from '../normalise/values.ts';

/** 'monday', 'MON', 'Tues' → the day. */
function weekDay(value: unknown): WeekDay | null {
  const name = text(value)?.toLowerCase() ?? '';
  if (name.length < 3) return null;
  return weekDays.find((day) => day.toLowerCase().startsWith(name)) ?? null;
}

/** A map of day to hours or a list of {day, hours}; Monday first, each day once. */
export function normaliseBusinessHours(value: unknown): BusinessHours | null {
  const map = record(value);
  if (!map && !Array.isArray(value)) return null;
  const entries: [unknown, unknown][] = map
    ? Object.entries(map)
    : Array.from(value as unknown[], (row) => [record(row)?.day, record(row)?.hours]);
  const hoursByDay = new Map<WeekDay, string>();
  for (const [name, entry] of entries) {
    const day = weekDay(name);
    const hours = text(entry);
    if (day && hours && !hoursByDay.has(day)) hoursByDay.set(day, hours);
  }
  return weekDays.flatMap((day) => {
    const hours = hoursByDay.get(day);
    return hours === undefined ? [] : [{ day, hours }];
  });
}
