import { horizonMonths, type Scenario } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import { capitaliseFirst } from '@naya/contract/format/text';
import { salesLabel } from './sales-label.ts';

const everyMonths = 6;

export function MoneyTable({ scenarios }: { scenarios: Scenario[] }) {
  const months = Array.from(
    { length: horizonMonths / everyMonths + 1 },
    (_, row) => row * everyMonths,
  );
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        The curves as a table
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
      <section className="overflow-x-auto px-4 pb-4" tabIndex={0} aria-label="Your money by month">
        <table className="sum-table">
          <thead>
            <tr>
              <th scope="col">After</th>
              {scenarios.map(({ cut }) => (
                <th key={cut} scope="col">
                  {capitaliseFirst(salesLabel(cut))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month}>
                <th scope="row">{month === 0 ? 'Opening day' : `${month} months`}</th>
                {scenarios.map(({ cut, money }) => (
                  <td key={cut}>{formatRupees(money[month])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
