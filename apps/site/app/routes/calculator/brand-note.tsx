import type { Calculation } from '@naya/contract/calculator/calculate';
import { formatAmount } from '@naya/contract/format/amount';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { Brand } from './brand.ts';
import { openingAnchor, sayLargestDifference } from './opening-sum.tsx';

type BrandNoteProps = { brand: Brand | null; isMissing: boolean; result: Calculation };

/** Its text stands below that of the answer. */
const note = 'mt-4 block rounded-control px-5 py-3 sm:px-8';

/** Says whose figures these are, and holds the sum against what the brand states. */
export function BrandNote({ brand, isMissing, result }: BrandNoteProps) {
  if (isMissing) {
    return (
      <output className={`${note} bg-marigold-tint`}>
        This franchise is not listed any more, or cannot be read now. The calculator starts with
        usual figures instead.
      </output>
    );
  }
  if (!brand) return null;
  const difference = brand.costs && sayLargestDifference(result, brand.costs);
  return (
    <p className={`${note} bg-sign-tint`}>
      Filled in with what{' '}
      <Link to={franchiseUrl(brand.id)} className="font-semibold underline">
        {brand.name}
      </Link>{' '}
      states, and with usual figures where it states none. Opening day comes to{' '}
      <b className="tabular-nums">{formatAmount(result.openingTotal)}</b> here; the brand names{' '}
      <b className="tabular-nums">{brand.investment}</b>.
      {difference && (
        <>
          {' '}
          The largest difference is {difference}.{' '}
          <a href={`#${openingAnchor}`} className="font-semibold underline">
            See both part by part
          </a>
        </>
      )}
    </p>
  );
}
