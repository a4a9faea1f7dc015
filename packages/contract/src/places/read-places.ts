import { findCity, findState, findStateAfterCity } from './cities.ts';
import type { OutletPlace } from './place.ts';

/** A town that the list does not know counts only with its state, as in "Sonkatch, Madhya Pradesh". */
type ReadPlaces = { places: OutletPlace[]; unknown: string[] };

const all = '(?:anywhere in|whole of|all of|all over|entire|across|all|pan)';
const india = new RegExp(`^(?:${all}[ -]*)?(?:india|bharat)$`, 'i');
const anywhere = new RegExp(`^${all}\\s+`, 'i');
const counted = /^(.*?)\s*(?:\((\d{1,6})\)|[:×]\s*(\d{1,6}))$/;

type Part = { name: string; count: number | null };

function readPart(text: string): Part {
  const [, name = text, bracketed, after] = counted.exec(text) ?? [];
  const digits = bracketed ?? after;
  return { name, count: digits === undefined ? null : Number(digits) };
}

/** "Pune and Nashik" are two places, "Jammu and Kashmir" is one. */
function splitPlaces(text: string): Part[] {
  return text
    .split(/[,;|\n]/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .flatMap((part) =>
      findWhole(readPart(part).name) ? part : part.split(/\s+(?:and|&)\s+|^and\s+/),
    )
    .filter(Boolean)
    .map(readPart);
}

/** A whole state or all of India. "Delhi" alone is the city. */
function findWhole(name: string): OutletPlace | null {
  if (india.test(name)) return { city: null, count: null, state: null };
  const state = findState(name.replace(anywhere, ''));
  const isCity = !anywhere.test(name) && findCity(name) !== null;
  return state === null || isCity ? null : { city: null, count: null, state };
}

type Found = { place: OutletPlace | null; usesNext: boolean };

/** A state that follows a city says which city is meant; another one is a place of its own. */
function findPlace({ name, count }: Part, next: Part | undefined): Found {
  const whole = findWhole(name);
  if (whole) return { place: { ...whole, count }, usesNext: false };
  const state = next ? findStateAfterCity(next.name) : null;
  const city = (state && findCity(`${name} (${state})`)) ?? findCity(name);
  if (city && city.state !== state)
    return { place: { city: city.name, count, state: city.state }, usesNext: false };
  if (state === null) return { place: null, usesNext: false };
  const place = { city: city?.name ?? name, count: count ?? next?.count ?? null, state };
  return { place, usesNext: true };
}

/** Reads one place or many: "Indore, Bhopal (3), Anywhere in Goa, Sonkatch, MP". Nothing is guessed. */
export function readPlaces(text: string): ReadPlaces {
  const places: OutletPlace[] = [];
  const unknown: string[] = [];
  const parts = splitPlaces(text);
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? { name: '', count: null };
    const { place, usesNext } = findPlace(part, parts[at + 1]);
    if (place) places.push(place);
    else unknown.push(part.name);
    if (usesNext) at += 1;
  }
  return { places: withoutRepeats(places), unknown };
}

/** Of a place that is named twice, the later one counts: so somebody can type a new number of outlets. */
export function withoutRepeats<Each extends { city: string | null; state: string | null }>(
  places: Each[],
): Each[] {
  const keyOf = ({ city, state }: Each) => `${city?.toLowerCase()}\n${state?.toLowerCase()}`;
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}
