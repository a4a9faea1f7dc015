import {
  placeKinds,
  placeLists,
  type OutletPlace,
  type Place,
  type PlaceKind,
  type PlaceLists,
} from '@naya/contract/places/place';

const kindOf = {
  open_cities: 'open',
  waiting_cities: 'waiting',
  outlet_cities: 'outlets',
} as const;

export type StatePlaces = { state: string } & Record<PlaceKind, string[]>;

const wholeState = 'anywhere';

function cityText(place: Place | OutletPlace): string {
  const name = place.city ?? wholeState;
  return 'count' in place && place.count !== null ? `${name} (${place.count})` : name;
}

/** Each state that a list names, with its cities; `null` stands for all of India. */
function rowsOf(franchise: PlaceLists): Map<string | null, StatePlaces> {
  const rows = new Map<string | null, StatePlaces>();
  for (const list of placeLists) {
    for (const place of franchise[list]) {
      const row = rows.get(place.state) ?? {
        state: place.state ?? 'Whole of India',
        open: [],
        waiting: [],
        outlets: [],
      };
      row[kindOf[list]].push(cityText(place));
      rows.set(place.state, row);
    }
  }
  return rows;
}

export function placesByState(franchise: PlaceLists): StatePlaces[] {
  return [...rowsOf(franchise).values()].toSorted((a, b) => (a.state < b.state ? -1 : 1));
}

/** The best news for each state: open before waiting before outlets. What holds for India holds for each state. */
export function bestByState(franchise: PlaceLists): (state: string) => PlaceKind | null {
  const rows = rowsOf(franchise);
  const india = rows.get(null);
  return (state) => {
    const row = rows.get(state);
    const holds = (kind: PlaceKind) =>
      [...(row?.[kind] ?? []), ...(india?.[kind] ?? [])].length > 0;
    return placeKinds.find(holds) ?? null;
  };
}
