import type { Calculation } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';

type Line = [label: string, amount: number];

/** The two sums behind the answer, line by line. */
export function Sums({ result }: { result: Calculation }) {
  const { opening, openingTotal, loan, ownMoney } = result;
  const month = result.scenarios[0]?.month;
  if (!month) return null;
  const costs: Line[] = [
    ['Franchise fee', opening.fee],
    ['GST on it', opening.gst],
    ['Interior', opening.interior],
    ['Equipment', opening.equipment],
    ['First stock', opening.stock],
    ['Deposit', opening.deposit],
    ['Working capital', opening.workingCapital],
  ];
  const paid: Line[] = loan.amount > 0 ? [['Loan', -loan.amount]] : [];
  const monthly: Line[] = [
    ['Sales', month.sales],
    ['Cost of what is sold', month.grossProfit - month.sales],
    ['Royalty', -month.royalty],
    ['Rent', -month.rent],
    ['Wages', -month.wages],
    ['Other costs', -month.other],
    ...(month.emi > 0 ? ([[`Loan (EMI, ${loan.months} months)`, -month.emi]] as Line[]) : []),
  ];
  return (
    <div className="grid items-start gap-8 sm:grid-cols-2">
      <Sum
        title="Opening day"
        lines={costs}
        totals={[['Total', openingTotal], ...paid, ['Your own money', ownMoney]]}
      />
      <Sum title="A month at plan" lines={monthly} totals={[['Left', month.left]]} />
    </div>
  );
}

function Sum({ title, lines, totals }: { title: string; lines: Line[]; totals: Line[] }) {
  return (
    <table className="sum-table">
      <caption className="pb-2 text-left text-xl font-bold">{title}</caption>
      <tbody>
        {lines.map(([label, amount]) => (
          <SumLine key={label} label={label} amount={amount} />
        ))}
      </tbody>
      <tfoot>
        {totals.map(([label, amount]) => (
          <SumLine key={label} label={label} amount={amount} />
        ))}
      </tfoot>
    </table>
  );
}

function SumLine({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatRupees(amount)}</td>
    </tr>
  );
}
