import type { Calculation } from '@naya/contract/calculator/calculate';
import { comparePayback } from '@naya/contract/calculator/compare-payback';
import type { CalculatorCase } from '@naya/contract/calculator/query';
import { formatAmount } from '@naya/contract/format/amount';
import { notStated } from '@naya/contract/format/figure';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { Brand } from './brand.ts';
import { sayPayback } from './say-payback.ts';

type BrandNoteProps = {
  brand: Brand | null;
  isMissing: boolean;
  sources: CalculatorCase['sources'];
  result: Calculation | null;
};

/** Its text stands below that of the answer. */
const note = 'mt-4 block rounded-control px-5 py-3 sm:px-8';

/** Says whose figures these are, and holds the sum against what the brand states. */
export function BrandNote({ brand, isMissing, sources, result }: BrandNoteProps) {
  if (isMissing) {
    return (
      <output className={`${note} bg-marigold-tint`}>
        This franchise is not listed any more, or cannot be read now. Please fill in the figures
        yourself.
      </output>
    );
  }
  if (!brand) return null;
  const isOfTrade = Object.values(sources).includes('trade');
  // Figures of the visitor say nothing about the brand's word.
  const isChanged = Object.values(sources).includes('visitor');
  return (
    <div className={`${note} bg-sign-tint`}>
      <p>
        Filled in with what{' '}
        <Link to={franchiseUrl(brand.id)} className="font-semibold underline">
          {brand.name}
        </Link>{' '}
        states
        {isOfTrade &&
          `, and where it states nothing with what is usual in ${brand.category} (source: ${brand.tradeSource ?? notStated})`}
        . What nobody states stays empty.
      </p>
      {result && (
        <p className="mt-2">
          Opening comes to <b className="tabular-nums">{formatAmount(result.openingTotal)}</b> here;
          the brand names <b className="tabular-nums">{brand.investment ?? notStated}</b>, before
          what comes on top.
        </p>
      )}
      {!isChanged && <Difference brand={brand} result={result} />}
    </div>
  );
}

/** A sentence where the brand's payback and the calculated one lie far apart. */
export function Difference({ brand, result }: { brand: Brand; result: Calculation | null }) {
  const plan = result?.scenarios[0];
  const difference = comparePayback(brand, result);
  if (!plan || !difference) return null;
  return (
    <p className="mt-2">
      <b>This is far from what the brand says.</b> By these figures the whole investment is{' '}
      {sayPayback(plan.paybackMonths)}; {brand.name} says {brand.payback}. Ask it which sales and
      costs it counts on.
    </p>
  );
}
