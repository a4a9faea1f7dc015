import type { Calculation, Scenario } from '@naya/contract/calculator/calculate';
import { formatAmount } from '@naya/contract/format/amount';
import { countOf } from '@naya/contract/format/count';

const beside =
  'grid content-center border-board-line @4xl:self-stretch @4xl:border-l-2 @4xl:border-dotted @4xl:pl-8';

/** 'Back in 13 months' first; the rest of the sentence says how sure that is. */
export function Answer({ result }: { result: Calculation }) {
  const [plan, less, leastSales] = result.scenarios as [Scenario, Scenario, Scenario];
  return (
    <div className="@container mt-8">
      <output
        aria-label="Result"
        className="signboard on-board grid items-center gap-x-8 gap-y-3 p-5 text-on-board sm:p-8 @4xl:grid-cols-[auto_1fr_1fr]"
        aria-live="polite"
      >
        <strong className="text-3xl font-extrabold tabular-nums sm:text-4xl">
          {plan.paybackMonths === null
            ? 'Not back within five years'
            : `Back in ${countOf(plan.paybackMonths, 'month')}`}
        </strong>
        <span className={`text-lg text-balance ${beside}`}>
          <span>
            If sales are {less.cut}% lower: {sayPayback(less)}.
          </span>
          <span>
            If {leastSales.cut}% lower: {sayPayback(leastSales)}.
          </span>
        </span>
        <span className={`text-on-board-muted text-pretty ${beside}`}>
          <span>{sayBreakEven(result)}</span>
          <span>
            At most <b className="text-on-board tabular-nums">{formatAmount(-plan.worst)}</b> of
            your own money is tied up.
          </span>
        </span>
      </output>
    </div>
  );
}

function sayPayback({ paybackMonths }: Scenario): string {
  return paybackMonths === null ? 'not within five years' : countOf(paybackMonths, 'month');
}

function sayBreakEven({ breakEvenBills }: Calculation): string {
  if (breakEvenBills === null) return 'No number of bills covers the costs: a bill brings nothing.';
  return `${countOf(breakEvenBills, 'customer bill')} a day ${breakEvenBills === 1 ? 'covers' : 'cover'} the costs.`;
}
