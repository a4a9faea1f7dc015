import type { PlaceMatch } from './entity.ts';
import { countOf } from '../format/count.ts';

type Based = { headquarters: string | null; locations: string[] };

/** Why the brand was found in the chosen city: 'Open for partners in Pune', '12 outlets in Pune'. */
function formatPlaceMatch({ kind, city, count }: PlaceMatch): string {
  if (kind === 'open') return `Open for partners in ${city}`;
  if (kind === 'waiting') return `Waiting list in ${city}`;
  return count === null ? `Outlets in ${city}` : `${countOf(count, 'outlet')} in ${city}`;
}

/** Beside 'Open for partners in Indore' a bare name would read as the only city it is to be had in. */
export function formatHome({ headquarters, locations }: Based): string | null {
  return headquarters === null ? (locations[0] ?? null) : `Based in ${headquarters}`;
}

/** What a card says of places: why it was found in the chosen city, else where the brand is at home. */
export function formatPlace(franchise: Based & { place_match?: PlaceMatch | null }): string | null {
  return franchise.place_match ? formatPlaceMatch(franchise.place_match) : formatHome(franchise);
}
