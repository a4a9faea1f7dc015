import { placeKinds, type PlaceKind } from '@naya/contract/places/place';
import type { DetailFranchise } from './detail-franchise.ts';
import { bestByState, placesByState, type StatePlaces } from './places-by-state.ts';
import { stateTiles } from './state-tiles.ts';

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
          {Object.entries(stateTiles).map(([state, [code, column, row]]) => (
            <span
              key={state}
              title={state}
              data-kind={best(state)}
              style={{ gridArea: `${row} / ${column}` }}
            >
              {code}
            </span>
          ))}
        </div>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              <span data-kind={kind} /> {labels[kind]}
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
