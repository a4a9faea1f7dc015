import {
  placeKinds,
  placeLists,
  type PlaceKind,
  type OutletPlace,
  type Place,
  type PlaceLists,
} from '@naya/contract/places/place';
import type { State } from '@naya/contract/places/states';
import type { DetailFranchise } from './read-franchise.ts';

const labels: Record<PlaceKind, string> = {
  open: 'Open for new partners',
  waiting: 'Waiting list',
  outlets: 'Has outlets',
};

/** India by state in three fills, and the same as a table. */
export function Places({ franchise }: { franchise: DetailFranchise }) {
  const rows = placesByState(franchise);
  if (rows.length === 0) return null;
  const best = bestByState(franchise);
  const kinds = placeKinds.filter((kind) => rows.some((row) => row[kind].length > 0));
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="text-2xl">
        Where it is
      </h2>
      <div aria-hidden="true" className="places">
        <div className="state-tiles">
          {Object.entries(stateTiles).map(([state, [code, column]]) => (
            <span
              key={state}
              title={state}
              data-kind={best(state)}
              style={column ? { gridColumn: column } : undefined}
            >
              {code}
            </span>
          ))}
        </div>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              <span data-kind={kind} />
              {` ${labels[kind]}`}
            </li>
          ))}
        </ul>
      </div>
      <PlacesTable rows={rows} kinds={kinds} />
    </section>
  );
}

function PlacesTable({ rows, kinds }: { rows: StatePlaces[]; kinds: PlaceKind[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
    <section aria-label="Cities by state" tabIndex={0} className="overflow-x-auto">
      <table className="places-table">
        <caption className="sr-only">Cities by state</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {labels[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.state}>
              <th scope="row">{row.state}</th>
              {kinds.map((kind) => (
                <td key={kind}>{row[kind].join(', ') || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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

function placesByState(franchise: PlaceLists): StatePlaces[] {
  return [...rowsOf(franchise).values()].toSorted((a, b) => (a.state < b.state ? -1 : 1));
}

/** The best news for each state: open before waiting before outlets. What holds for India holds for each state. */
function bestByState(franchise: PlaceLists): (state: string) => PlaceKind | null {
  const rows = rowsOf(franchise);
  const india = rows.get(null);
  return (state) => {
    const row = rows.get(state);
    const holds = (kind: PlaceKind) =>
      [...(row?.[kind] ?? []), ...(india?.[kind] ?? [])].length > 0;
    return placeKinds.find(holds) ?? null;
  };
}

/** The column of those that stand not right beside the one before; a lower one begins the next row. */
type Tile = [code: string, column?: number];

/** India as squares, one for each state, roughly in place. */
const stateTiles: Record<State, Tile> = {
  'Jammu and Kashmir': ['JK', 2],
  Ladakh: ['LA'],
  Punjab: ['PB', 2],
  'Himachal Pradesh': ['HP'],
  Uttarakhand: ['UK'],
  Chandigarh: ['CH', 2],
  Haryana: ['HR'],
  Delhi: ['DL'],
  Sikkim: ['SK', 7],
  'Arunachal Pradesh': ['AR', 9],
  Rajasthan: ['RJ', 2],
  'Uttar Pradesh': ['UP', 4],
  Bihar: ['BR'],
  'West Bengal': ['WB'],
  Assam: ['AS', 8],
  Nagaland: ['NL'],
  Gujarat: ['GJ', 1],
  'Madhya Pradesh': ['MP', 3],
  Chhattisgarh: ['CG'],
  Jharkhand: ['JH'],
  Meghalaya: ['ML', 8],
  Manipur: ['MN'],
  'Dadra and Nagar Haveli and Daman and Diu': ['DD', 1],
  Maharashtra: ['MH'],
  Telangana: ['TG'],
  Odisha: ['OD', 5],
  Tripura: ['TR', 8],
  Mizoram: ['MZ'],
  Goa: ['GA', 2],
  Karnataka: ['KA'],
  'Andhra Pradesh': ['AP'],
  Lakshadweep: ['LD', 1],
  Kerala: ['KL', 3],
  'Tamil Nadu': ['TN'],
  Puducherry: ['PY'],
  'Andaman and Nicobar Islands': ['AN', 8],
};
