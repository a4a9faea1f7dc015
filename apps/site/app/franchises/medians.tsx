import { formatAmount } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';

/** A median of fewer brands means nothing. */
const minBrands = 3;

/** The medians as text; null where too few brands are known. */
export function medianTexts(figures: FranchiseFigures | null) {
  const known = figures && figures.brands >= minBrands ? figures : null;
  const amount = (value: number | null | undefined) => (value ? formatAmount(value) : null);
  return {
    investment: amount(known?.investment),
    payback: known?.payback ? formatRoiMonths(known.payback, null) : null,
    fee: amount(known?.fee),
  };
}

/** The medians of a category or a city in a row. */
export function Medians({ figures }: { figures: FranchiseFigures }) {
  const { investment, payback, fee } = medianTexts(figures);
  const shown = [
    ['Median investment', investment],
    ['Median payback', payback],
    ['Median fee', fee],
  ].filter(([, text]) => text !== null);
  if (shown.length === 0) return null;
  return (
    <dl className="medians">
      {shown.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
