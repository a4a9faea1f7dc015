import { formatAmountRange, formatRupees } from '@naya/contract/format/amount';
import { openingCost, type OpeningPart } from '@naya/contract/franchises/opening-cost';
import type { DetailFranchise } from './read-franchise.ts';

/** The bar is for the eye; the table below it says the same in words and figures. */
export function CostBar({ franchise }: { franchise: DetailFranchise }) {
  const cost = openingCost(franchise);
  if (!cost) return null;
  const { min, max, parts, onTop, isLeast } = cost;
  const named = parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isAboveStated = named > (franchise.investment_min ?? franchise.investment_max ?? named);
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className="text-2xl">
        What opening costs
      </h2>
      <p className="mt-2 text-3xl font-extrabold tabular-nums">
        {isLeast && 'At least '}
        {formatAmountRange(min, max)}
      </p>
      <p className="mt-1 text-ink-muted">
        The brand names {formatAmountRange(franchise.investment_min, franchise.investment_max)}
        {isAboveStated && '; the parts that it names come to more than the least of it'}
        {onTop.length > 0 && '; what comes on top is counted here'}. Rent until the first bill,
        registration and what you live on meanwhile are in no part of it.
      </p>
      <div aria-hidden="true" className="cost-bar">
        {parts.map((part) => (
          <BarPart key={part.name} part={part} />
        ))}
        {onTop.map((part) => (
          <BarPart key={part.name} part={part} isOnTop />
        ))}
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
            <Row key={part.name} part={part} />
          ))}
          {onTop.map((part) => (
            <Row key={part.name} part={part} isOnTop />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>
              {isLeast && 'at least '}
              {formatRupees(min)}
            </td>
          </tr>
          {max > min && (
            <tr>
              <th scope="row">For the largest investment that it names</th>
              <td>{formatRupees(max)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

type PartProps = { part: OpeningPart; isOnTop?: boolean };

function BarPart({ part: { name, amount }, isOnTop }: PartProps) {
  if (!amount) return null;
  return <span data-part={name} data-on-top={isOnTop} style={{ flexGrow: amount }} />;
}

function Row({ part: { name, label, amount }, isOnTop = false }: PartProps) {
  return (
    <tr>
      <th scope="row" data-part={name} data-on-top={isOnTop || undefined}>
        {label}
        {isOnTop && <i> (on top)</i>}
      </th>
      <td>{amount === null ? <i>not stated</i> : formatRupees(amount)}</td>
    </tr>
  );
}
