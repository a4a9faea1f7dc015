import type { Calculation } from '@naya/contract/calculator/calculate';
import type { CalculatorValues } from '@naya/contract/calculator/inputs';
import { formatAmount } from '@naya/contract/format/amount';
import { notStated } from '@naya/contract/format/figure';
import { countOf } from '@naya/contract/format/count';
import type { OpeningCost } from '@naya/contract/franchises/opening-cost';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { Brand } from './brand.ts';
import { openingAnchor } from './sums.tsx';

type Sums = { values: CalculatorValues; result: Calculation };
type BrandNoteProps = Sums & { brand: Brand | null; isMissing: boolean };

/** Its text stands below that of the answer. */
const note = 'mt-4 block rounded-control px-5 py-3 sm:px-8';

/** Says whose figures these are, and holds the sum against what the brand states. */
export function BrandNote({ brand, isMissing, values, result }: BrandNoteProps) {
  if (isMissing) {
    return (
      <output className={`${note} bg-marigold-tint`}>
        This franchise is not listed any more, or cannot be read now. The calculator starts with
        usual figures instead.
      </output>
    );
  }
  if (!brand) return null;
  return (
    <div className={`${note} bg-sign-tint`}>
      <p>
        Filled in with what{' '}
        <Link to={franchiseUrl(brand.id)} className="font-semibold underline">
          {brand.name}
        </Link>{' '}
        states, and with usual figures where it states none.
      </p>
      <p className="mt-2">
        Opening day comes to <b className="tabular-nums">{formatAmount(result.openingTotal)}</b>{' '}
        here; the brand names <b className="tabular-nums">{brand.investment ?? notStated}</b>.
        {brand.costs && (
          <>
            {' '}
            {sayReserve(brand.costs, { values, result })}
            <a href={`#${openingAnchor}`} className="font-semibold underline">
              See both part by part
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** The calculator counts deposit and working capital by months; a brand often counts less, and that is most of what sets their sums apart. */
function sayReserve({ parts, onTop, min }: OpeningCost, { values, result }: Sums): string {
  const { opening, openingTotal } = result;
  const stated = [...parts, ...onTop].filter(
    ({ name, amount }) =>
      amount !== null && (name === 'cost_deposit' || name === 'cost_working_capital'),
  );
  const there = stated.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const here = opening.deposit + opening.workingCapital;
  const isMost = here > there && (here - there) * 2 > Math.abs(openingTotal - min);
  if (stated.length < 2 || !isMost) return '';
  const rent = countOf(values.depositMonths, 'month');
  const costs = countOf(values.workingMonths, 'month');
  return `The main reason is the reserve: ${rent} of rent and ${costs} of running costs are ${formatAmount(here)}, of which the brand counts ${formatAmount(there)}. `;
}
