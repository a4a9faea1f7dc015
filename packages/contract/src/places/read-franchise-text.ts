import { withoutCount, type PlaceLists } from './place.ts';
import { cities } from './cities.ts';
import { readPlaces, withoutRepeats } from './read-places.ts';
import { wordsOf } from '../words.ts';

type Texts = { locations: string[]; territory_details: string[] };
export type TextReading = PlaceLists & { doubts: string[] };

const openLine = /^(?:open|opening|available|now open)(?: (?:now|in|for partners))*\s*[:–-]\s*/i;
const waitingLine = /^(?:waiting list|wait list|waitlist)\s*[:–-]\s*/i;
const saysWhere = /\b(?:open now|open in|open:|waiting list|available in|anywhere|pan india)/i;

const cityWords = new Set(cities.map(({ name }) => name.toLowerCase()));
const namesCity = (text: string) => wordsOf(text).some((word) => cityWords.has(word));

/**
 * Reads the texts of a franchise into lists of places: `locations` are where it has outlets, a line "Open now: …" where it takes new
 * partners, "Waiting list: …" where it keeps one. A line of territories that is nothing but places names where it operates. A text
 * that may name places and cannot be read whole is a doubt for somebody to look at.
 */
export function readFranchiseText({ locations, territory_details }: Texts): TextReading {
  const lists: TextReading = { open_cities: [], waiting_cities: [], outlet_cities: [], doubts: [] };
  for (const location of locations) {
    const { places, unknown } = readPlaces(location);
    lists.outlet_cities.push(...places);
    lists.doubts.push(...unknown);
  }
  for (const line of territory_details) readTerritory(line, lists);
  return {
    open_cities: withoutRepeats(lists.open_cities),
    waiting_cities: withoutRepeats(lists.waiting_cities),
    outlet_cities: withoutRepeats(lists.outlet_cities),
    doubts: [...new Set(lists.doubts)],
  };
}

function readTerritory(line: string, lists: TextReading): void {
  const isOpen = openLine.test(line);
  if (isOpen || waitingLine.test(line)) {
    const { places, unknown } = readPlaces(line.replace(isOpen ? openLine : waitingLine, ''));
    lists[isOpen ? 'open_cities' : 'waiting_cities'].push(...places.map(withoutCount));
    if (unknown.length > 0) lists.doubts.push(line);
    return;
  }
  const { places, unknown } = readPlaces(line);
  if (unknown.length === 0) lists.outlet_cities.push(...places);
  else if (saysWhere.test(line) || namesCity(line)) lists.doubts.push(line);
}
