import type { Calculation, OpeningSum } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import { costParts } from '@naya/contract/franchises/cost-parts';

/** The two sums behind the answer, line by line. */
export function Sums({ result }: { result: Calculation }) {
  const month = result.scenarios[0]?.month;
  if (!month) return null;
  const { opening, openingTotal, loan, ownMoney } = result;
  const monthLines: Line[] = [
    ['Billing, without GST', month.sales],
    ['Goods, and what the brand keeps of billing', month.kept - month.sales],
    ['Royalty', -month.royalty],
    ['Marketing fee', -month.marketing],
    ['GST on both', -month.feesGst],
    ['Rent', -month.rent],
    ['Wages', -month.wages],
    ['Other costs', -month.other],
    [`Loan (EMI, ${loan.months} months)`, -month.emi],
  ];
  return (
    <div className="grid items-start gap-8 sm:grid-cols-2">
      <SumTable
        title="Opening"
        lines={openingLines.map(([key, label]) => [label, opening[key]])}
        totals={[
          ['Total', openingTotal],
          ...(loan.amount > 0
            ? ([
                ['Loan', -loan.amount],
                ['Your own money', ownMoney],
              ] satisfies Line[])
            : []),
        ]}
      />
      <SumTable title="A good month" lines={monthLines} totals={[['Left for you', month.left]]} />
    </div>
  );
}

type Line = [label: string, amount: number];

const openingLines: [key: keyof OpeningSum, label: string][] = [
  ['fee', costParts.franchise_fee],
  ['gst', 'GST on the fee'],
  ['interior', costParts.cost_interior],
  ['equipment', costParts.cost_equipment],
  ['stock', costParts.cost_stock],
  ['rest', 'Rest of the investment'],
  ['deposit', costParts.cost_deposit],
  ['workingCapital', costParts.cost_working_capital],
];

/** A sum that can be checked by hand; what is nothing is left out. */
function SumTable({ title, lines, totals }: { title: string; lines: Line[]; totals: Line[] }) {
  return (
    <table className="sum-table">
      <caption className="pb-2 text-left text-xl font-bold">{title}</caption>
      <tbody>
        {lines
          .filter(([, amount]) => amount !== 0)
          .map((line) => (
            <SumLine key={line[0]} line={line} />
          ))}
      </tbody>
      <tfoot>
        {totals.map((line) => (
          <SumLine key={line[0]} line={line} />
        ))}
      </tfoot>
    </table>
  );
}

function SumLine({ line: [label, amount] }: { line: Line }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatRupees(amount)}</td>
    </tr>
  );
}
