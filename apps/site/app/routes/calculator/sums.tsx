import type { Calculation, OpeningCost } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import { notStated } from '@naya/contract/format/figure';
import { costParts, type CostPartName } from '@naya/contract/franchises/cost-parts';
import type { CostPart, CostStack } from '@naya/contract/franchises/cost-stack';
import type { ReactNode } from 'react';
import type { Brand } from './brand.ts';

/** The two sums behind the answer, line by line. */
export function Sums({ result, brand }: { result: Calculation; brand: Brand | null }) {
  const month = result.scenarios[0]?.month;
  if (!month) return null;
  const isBeside = Boolean(brand?.costs);
  const lines: [label: string, amount: number][] = [
    ['Sales', month.sales],
    ['Cost of what is sold', month.grossProfit - month.sales],
    ['Royalty', -month.royalty],
    ['Rent', -month.rent],
    ['Wages', -month.wages],
    ['Other costs', -month.other],
  ];
  if (month.emi > 0) lines.push([`Loan (EMI, ${result.loan.months} months)`, -month.emi]);
  return (
    <div className={`grid items-start gap-8 ${isBeside ? '' : 'sm:grid-cols-2'}`}>
      <OpeningSum result={result} brand={brand} />
      <SumTable title="A month at plan">
        <tbody>
          {lines.map(([label, amount]) => (
            <SumLine key={label} label={label} figures={[formatRupees(amount)]} />
          ))}
        </tbody>
        <tfoot>
          <SumLine label="Left" figures={[formatRupees(month.left)]} />
        </tfoot>
      </SumTable>
    </div>
  );
}

export const openingAnchor = 'opening-day';

/** A brand states its parts before GST. */
const lines: { cost: keyof OpeningCost; part: CostPartName | null }[] = [
  { cost: 'fee', part: 'franchise_fee' },
  { cost: 'gst', part: null },
  { cost: 'interior', part: 'cost_interior' },
  { cost: 'equipment', part: 'cost_equipment' },
  { cost: 'stock', part: 'cost_stock' },
  { cost: 'deposit', part: 'cost_deposit' },
  { cost: 'workingCapital', part: 'cost_working_capital' },
];

/** The costs of opening day, beside the brand's own parts where it states them: visitors can add up both columns. */
function OpeningSum({ result, brand }: { result: Calculation; brand: Brand | null }) {
  const { opening, openingTotal, loan, ownMoney } = result;
  const costs = brand?.costs ?? null;
  const figures = (here: number, stated = '') => [formatRupees(here), ...(costs ? [stated] : [])];
  return (
    <div id={openingAnchor} className="scroll-mt-28">
      <SumTable title="Opening day" columns={brand && costs ? ['Here', brand.name] : undefined}>
        <tbody>
          {lines.map(({ cost, part }) => (
            <SumLine
              key={cost}
              label={part ? costParts[part] : 'GST on the fee'}
              figures={figures(opening[cost], sayStated(costs, part))}
            />
          ))}
        </tbody>
        <tfoot>
          <SumLine label="Total" figures={figures(openingTotal, formatRupees(costs?.total))} />
          {loan.amount > 0 && (
            <>
              <SumLine label="Loan" figures={figures(-loan.amount)} />
              <SumLine label="Your own money" figures={figures(ownMoney)} />
            </>
          )}
        </tfoot>
      </SumTable>
      {brand && costs && (
        <p className="mt-2 text-sm text-ink-muted">
          {brand.name} names a range of {brand.investment ?? notStated}; its column is what it
          splits up. Deposit and working capital are months of your own rent and costs here.
        </p>
      )}
    </div>
  );
}

function sayStated(costs: CostStack | null, name: CostPartName | null): string {
  const part = costs?.parts.find((each) => each.name === name);
  return part ? sayPart(part) : 'on top';
}

function sayPart({ amount, isIncluded }: CostPart): string {
  if (!isIncluded) return 'on top';
  return amount === null ? 'not stated' : formatRupees(amount);
}

type SumTableProps = { title: string; columns?: string[] | undefined; children: ReactNode };

/** A sum that can be checked by hand; with `columns` there are several side by side. */
function SumTable({ title, columns, children }: SumTableProps) {
  return (
    <table className="sum-table">
      <caption className="pb-2 text-left text-xl font-bold">{title}</caption>
      {columns && (
        <thead>
          <tr>
            <th scope="col">Part</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {children}
    </table>
  );
}

function SumLine({ label, figures }: { label: string; figures: string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {figures.map((figure, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
}
