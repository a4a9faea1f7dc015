import type { Calculation } from '@naya/contract/calculator/calculate';
import { formatAmount } from '@naya/contract/format/amount';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { Brand } from './brand.ts';

type BrandNoteProps = { brand: Brand | null; isMissing: boolean; result: Calculation };

/** Says whose figures these are, and holds the sum against the range that the brand states. */
export function BrandNote({ brand, isMissing, result }: BrandNoteProps) {
  if (isMissing) {
    return (
      <output className="mt-4 block rounded-control bg-marigold-tint px-4 py-3">
        This franchise is not listed any more, or cannot be read now. The calculator starts with
        usual figures instead.
      </output>
    );
  }
  if (!brand) return null;
  const { gst } = result.opening;
  return (
    <p className="mt-4 rounded-control bg-sign-tint px-4 py-3">
      Filled in with what{' '}
      <Link to={franchiseUrl(brand.id)} className="font-semibold underline">
        {brand.name}
      </Link>{' '}
      states, and with usual figures for the rest. {compareLumps(brand, result)}{' '}
      {gst > 0 ? `With GST of ${formatAmount(gst)} on the fee this plan` : 'This plan'} comes to{' '}
      <b className="tabular-nums">{formatAmount(result.openingTotal)}</b>; the brand itself names{' '}
      <b className="tabular-nums">{brand.investment}</b>.
    </p>
  );
}

/** Deposit and working capital follow from months here; the brand may state them in rupees. */
function compareLumps({ deposit, workingCapital }: Brand, { opening }: Calculation): string {
  const lumps: [string, number | null, number][] = [
    ['the deposit', deposit, opening.deposit],
    ['working capital', workingCapital, opening.workingCapital],
  ];
  const said = lumps.flatMap(([name, stated, own]) =>
    stated === null || stated === own
      ? []
      : [`${name} is ${formatAmount(own)} where it states ${formatAmount(stated)}`],
  );
  if (said.length === 0) return '';
  return `Counted in months of rent and costs, ${said.join(', and ')}.`;
}
