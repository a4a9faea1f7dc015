import type { Calculation } from '@naya/contract/calculator/calculate';
import type { CalculatorValues } from '@naya/contract/calculator/inputs';
import { formatAmount } from '@naya/contract/format/amount';
import { countOf } from '@naya/contract/format/count';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { Brand } from './brand.ts';

type Sums = { values: CalculatorValues; result: Calculation };
type BrandNoteProps = Sums & { brand: Brand | null; isMissing: boolean };

/** Its text stands below that of the answer. */
const note = 'mt-4 block rounded-control px-5 py-3 sm:px-8';

/** Says whose figures these are, and holds the sum against the range that the brand states. */
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
  const { gst } = result.opening;
  return (
    <p className={`${note} bg-sign-tint`}>
      Filled in with what{' '}
      <Link to={franchiseUrl(brand.id)} className="font-semibold underline">
        {brand.name}
      </Link>{' '}
      states, and with usual figures where it states none. {sayLumps(brand, { values, result })}
      {gst > 0 ? `With GST of ${formatAmount(gst)} on the fee this plan` : 'This plan'} comes to{' '}
      <b className="tabular-nums">{formatAmount(result.openingTotal)}</b>; the brand itself names{' '}
      <b className="tabular-nums">{brand.investment}</b>.
    </p>
  );
}

/** Deposit and working capital follow from months here; the brand may state them in rupees. */
function sayLumps({ deposit, workingCapital }: Brand, { values, result }: Sums): string {
  const { opening } = result;
  const lumps: [string, number | null, number, number, string][] = [
    ['deposit', deposit, opening.deposit, values.depositMonths, 'rent'],
    ['working capital', workingCapital, opening.workingCapital, values.workingMonths, 'costs'],
  ];
  const said = lumps
    .filter(([, stated, own]) => stated !== null && stated !== own)
    .map(
      ([name, stated, own, months, of]) =>
        `${name} for ${countOf(months, 'month')} of ${of}, ${formatAmount(own)} instead of ${formatAmount(stated)}`,
    );
  return said.length > 0 ? `Only this is counted otherwise: ${said.join('; ')}. ` : '';
}
