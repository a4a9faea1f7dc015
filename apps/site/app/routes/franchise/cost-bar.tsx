import { formatAmountRange, formatRupees } from '@naya/contract/format/amount';
import { stackCosts, type CostPart } from '@naya/contract/franchises/cost-stack';
import type { DetailFranchise } from './detail-franchise.ts';

/** The bar is for the eye; the table below it says the same in words and figures. */
export function CostBar({ franchise }: { franchise: DetailFranchise }) {
  const stack = stackCosts(franchise);
  if (!stack) return null;
  const { parts, total, unexplained } = stack;
  const range = formatAmountRange(franchise.investment_min, franchise.investment_max);
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className="text-2xl">
        What the investment is made of
      </h2>
      <p className="mt-2 text-ink-muted">
        Stated by the brand, before GST. Its investment range is {range}.
      </p>
      <div aria-hidden="true" className="cost-bar">
        {parts.map(({ name, amount, isIncluded }) =>
          isIncluded && amount ? (
            <span key={name} data-part={name} style={{ flexGrow: amount }} />
          ) : null,
        )}
        {unexplained > 0 && <span style={{ flexGrow: unexplained }} />}
      </div>
      <table className="cost-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.name}>
              <th scope="row" data-part={part.name}>
                {part.label}
              </th>
              <td>{sayAmount(part)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatRupees(total)}</td>
          </tr>
          {unexplained > 0 && (
            <tr>
              <th scope="row" data-part="unexplained">
                Up to the smallest investment
              </th>
              <td>{formatRupees(unexplained)} not explained</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

function sayAmount({ amount, isIncluded }: CostPart) {
  if (isIncluded) return amount === null ? <i>not stated</i> : formatRupees(amount);
  return (
    <>
      {amount === null ? '' : `${formatRupees(amount)}, `}
      <i>not included: comes on top</i>
    </>
  );
}
