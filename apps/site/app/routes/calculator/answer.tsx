import type { Calculation, Scenario } from '@naya/contract/calculator/calculate';
import { formatRupees } from '@naya/contract/format/amount';
import { countOf } from '@naya/contract/format/count';

/** 'Back in 13 months' first; the rest of the sentence says how sure that is. */
export function Answer({ result }: { result: Calculation }) {
  const [plan, less, leastSales] = result.scenarios as [Scenario, Scenario, Scenario];
  return (
    <output
      aria-label="Result"
      className="signboard on-board mt-8 block p-6 text-on-board sm:p-8"
      aria-live="polite"
    >
      <strong className="block text-3xl font-extrabold tabular-nums sm:text-4xl">
        {plan.paybackMonths === null
          ? 'Not back within five years'
          : `Back in ${countOf(plan.paybackMonths, 'month')}`}
      </strong>
      <span className="mt-3 block text-lg">
        If sales are {less.cut}% lower: {sayPayback(less)}. {leastSales.cut}% lower:{' '}
        {sayPayback(leastSales)}.
      </span>
      <span className="mt-1 block text-on-board-muted">
        {sayBreakEven(result)} At the worst point of your plan you have{' '}
        <b className="text-on-board tabular-nums">{formatRupees(-plan.worst)}</b> of your own in it.
      </span>
    </output>
  );
}

function sayPayback({ paybackMonths }: Scenario): string {
  return paybackMonths === null ? 'not within five years' : countOf(paybackMonths, 'month');
}

function sayBreakEven({ breakEvenBills }: Calculation): string {
  if (breakEvenBills === null) return 'No number of bills covers the costs: a bill brings nothing.';
  return `Costs are covered from ${countOf(breakEvenBills, 'bill')} a day.`;
}
