import type { ComparedCell, ComparedFranchise, ComparedRow } from '@naya/contract/saved/comparison';
import { compareUrl } from '@naya/contract/saved/urls';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { categoryHue } from '../../components/chip.tsx';
import { LogoBadge } from '../../components/picture.tsx';
import { SmallRail } from '../../franchises/call-rail.tsx';

type CompareTableProps = { franchises: ComparedFranchise[]; rows: ComparedRow[] };

/** Brands side by side; on a phone the first column stays and the rest is swiped. */
export function CompareTable({ franchises, rows }: CompareTableProps) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
    <section className="compare-scroll" tabIndex={0} aria-label="Comparison">
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Figure</span>
            </th>
            {franchises.map((franchise) => (
              <th key={franchise.id} scope="col" className={categoryHue(franchise.category)}>
                <Sign
                  franchise={franchise}
                  others={franchises.filter(({ id }) => id !== franchise.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={franchises.length + 1} className="compare-group">
                <span>{group}</span>
              </th>
            </tr>
            {rows
              .filter((row) => row.group === group)
              .map(({ label, cells, reason, hasRail }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {franchises.map((franchise, index) => (
                    <Cell
                      key={franchise.id}
                      cell={cells[index]}
                      reason={reason}
                      railOf={hasRail ? franchise : null}
                    />
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Sign({
  franchise,
  others,
}: {
  franchise: ComparedFranchise;
  others: ComparedFranchise[];
}) {
  const { id, business_name: name, business_logo: logo } = franchise;
  return (
    <div className="compare-sign">
      <LogoBadge src={logo} name={name} className="size-14" />
      <Link to={franchiseUrl(id)} className="font-bold underline underline-offset-4 max-lg:mt-2">
        {name}
      </Link>
      {others.length > 1 && (
        <Link to={compareUrl(others.map((other) => other.id))} className="compare-remove">
          Remove<span className="sr-only"> {name}</span>
        </Link>
      )}
    </div>
  );
}

type CellProps = {
  cell: ComparedCell | undefined;
  reason: string | null;
  railOf: ComparedFranchise | null;
};

function Cell({ cell, reason, railOf }: CellProps) {
  const { value = null, isBest = false } = cell ?? {};
  if (railOf?.call_summary) {
    return (
      <td>
        <SmallRail calls={railOf.call_summary} promise={railOf} />
        {value}
      </td>
    );
  }
  if (value === null) return <td className="compare-missing">not stated</td>;
  if (value.includes('\n')) return <ListCell items={value.split('\n')} />;
  if (!isBest) return <td>{addNonBreakingSpace(value)}</td>;
  return (
    <td>
      <span className="compare-best">{addNonBreakingSpace(value)}</span>
      <small className="block text-balance text-leaf">{reason}</small>
    </td>
  );
}

function ListCell({ items }: { items: string[] }) {
  return (
    <td>
      <ul className="compare-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </td>
  );
}

/** In a narrow column "ft" would stand alone. */
function addNonBreakingSpace(value: string): string {
  return value.replace('sq ft', 'sq\u00a0ft');
}
