import type { Calculation, OpeningCost } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import { costParts, type CostPartName } from '@naya/contract/franchises/cost-parts';
import type { CostPart, CostStack } from '@naya/contract/franchises/cost-stack';
import type { Brand } from './brand.ts';
import { SumLine, SumTable } from './sum-table.tsx';

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
export function OpeningSum({ result, brand }: { result: Calculation; brand: Brand | null }) {
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
          {brand.name} names a range of {brand.investment}; its column is what it splits up. Deposit
          and working capital are months of your own rent and costs here.
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
