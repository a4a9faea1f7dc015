import type { ComparedCell, ComparedFranchise, ComparedRow } from '@naya/contract/desk/comparison';
import { compareUrl } from '@naya/contract/desk/urls';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { LogoBadge } from '../../components/logo-badge.tsx';
import { categoryHue } from '../../data/category-hue.ts';

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
                {group}
              </th>
            </tr>
            {rows
              .filter((row) => row.group === group)
              .map(({ label, cells, reason }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <Cell key={franchises[index]?.id} cell={cell} reason={reason} />
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
    <>
      <LogoBadge src={logo} name={name} className="size-14" />
      <Link to={franchiseUrl(id)} className="mt-2 block font-bold underline underline-offset-4">
        {name}
      </Link>
      {others.length > 1 && (
        <Link
          to={compareUrl(others.map((other) => other.id))}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-ink-muted print:hidden"
        >
          Remove<span className="sr-only"> {name}</span>
        </Link>
      )}
    </>
  );
}

function Cell({ cell: { value, isBest }, reason }: { cell: ComparedCell; reason: string | null }) {
  if (value === null) return <td className="compare-missing">not stated</td>;
  if (!isBest) return <td>{value}</td>;
  return (
    <td>
      <span className="compare-best">{value}</span>
      <small className="block text-leaf">{reason}</small>
    </td>
  );
}
