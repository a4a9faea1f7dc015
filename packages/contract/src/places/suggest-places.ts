import { withoutAccents } from '../words.ts';
import { anywhereIn, placeText, wholeOfIndia } from './place.ts';
import { states } from './states.ts';
import { suggestCities } from './suggest-cities.ts';

/** `text` is what `readPlaces` understands as this one place. */
type SuggestedPlace = { text: string; note: string };

const minLetters = 2;
const namesOfIndia = [wholeOfIndia, 'India', 'Pan India', 'All India', 'Bharat'];

/** Places that begin with the typed text: all of India, whole states, cities by any of their names. */
export function suggestPlaces(typed: string, count: number): SuggestedPlace[] {
  const text = withoutAccents(typed).trim();
  if (text.length < minLetters) return [];
  const begins = (name: string) => withoutAccents(name).startsWith(text);
  const wide = states
    .map((state) => ({ state, name: placeText({ city: null, state }) }))
    .filter(({ state, name }) => begins(state) || begins(name))
    .map(({ name }) => ({ text: name, note: 'All of its cities' }));
  const isWide = text.startsWith(withoutAccents(anywhereIn).trim());
  const found = isWide ? [] : suggestCities(text, count);
  return [
    ...(namesOfIndia.some(begins) ? [{ text: wholeOfIndia, note: 'Every city' }] : []),
    ...found.map(({ name, state }) => ({ text: name, note: state })),
    ...wide,
  ].slice(0, count);
}
