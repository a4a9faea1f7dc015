import { withoutAccents } from '../words.ts';
import { cities } from './cities.ts';

/** Cities one of whose names begins so, under the name of our list; the text itself may end in one, as "chai in ind". */
export function suggestCities(typed: string, count: number): { name: string; state: string }[] {
  const text = withoutAccents(typed).trim();
  const last = text.split(/\s+/).at(-1) ?? '';
  const beginnings = [text, last].filter((each) => each.length >= 2);
  return cities
    .filter(({ name, otherNames }) =>
      [name, ...otherNames].some((each) =>
        beginnings.some((beginning) => each.toLowerCase().startsWith(beginning)),
      ),
    )
    .slice(0, count)
    .map(({ name, state }) => ({ name, state }));
}
