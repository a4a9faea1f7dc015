import type { Calculation, OpeningCost } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import { notStated } from '@naya/contract/format/figure';
import { costParts } from '@naya/contract/franchises/cost-parts';
import type {
  OpeningCost as StatedCost,
  OpeningPart,
} from '@naya/contract/franchises/opening-cost';
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

const lines: { cost: keyof OpeningCost; part: OpeningPart['name']; label: string }[] = [
  { cost: 'fee', part: 'franchise_fee', label: costParts.franchise_fee },
  { cost: 'gst', part: 'gst', label: 'GST on the fee' },
  { cost: 'interior', part: 'cost_interior', label: costParts.cost_interior },
  { cost: 'equipment', part: 'cost_equipment', label: costParts.cost_equipment },
  { cost: 'stock', part: 'cost_stock', label: costParts.cost_stock },
  { cost: 'deposit', part: 'cost_deposit', label: costParts.cost_deposit },
  { cost: 'workingCapital', part: 'cost_working_capital', label: costParts.cost_working_capital },
];

/** The costs of opening day, beside the brand's own parts where it states them: visitors can add up both columns. */
function OpeningSum({ result, brand }: { result: Calculation; brand: Brand | null }) {
  const { opening, openingTotal, loan, ownMoney } = result;
  const costs = brand?.costs ?? null;
  const rest = costs?.parts.find(({ name }) => name === 'rest');
  const figures = (here: number, stated = '') => [formatRupees(here), ...(costs ? [stated] : [])];
  return (
    <div id={openingAnchor} className="scroll-mt-28">
      <SumTable title="Opening day" columns={brand && costs ? ['Here', brand.name] : undefined}>
        <tbody>
          {lines.map(({ cost, part, label }) => (
            <SumLine
              key={cost}
              label={label}
              figures={figures(opening[cost], sayStated(costs, part))}
            />
          ))}
          {rest && <SumLine label={rest.label} figures={['', formatRupees(rest.amount)]} />}
        </tbody>
        <tfoot>
          <SumLine label="Total" figures={figures(openingTotal, formatRupees(costs?.min))} />
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
          {brand.name} names a range of {brand.investment ?? notStated}; its column is the smallest
          of it with what comes on top. Deposit and working capital are months of your own rent and
          costs here.
        </p>
      )}
    </div>
  );
}

function sayStated(costs: StatedCost | null, name: OpeningPart['name']): string {
  const part = [...(costs?.parts ?? []), ...(costs?.onTop ?? [])].find(
    (each) => each.name === name,
  );
  return part?.amount == null ? 'not stated' : formatRupees(part.amount);
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
