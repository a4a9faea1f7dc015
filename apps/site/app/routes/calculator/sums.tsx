import type { Calculation } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import type { Brand } from './brand.ts';
import { OpeningSum } from './opening-sum.tsx';
import { SumLine, SumTable } from './sum-table.tsx';

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
