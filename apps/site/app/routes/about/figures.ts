import { formatAmount } from '@naya/contract/format/amount';
import { formatCount } from '@naya/contract/format/count';

const rupeeUnits = new Set(['₹', 'inr', 'rs', 'rupee', 'rupees']);

/** One value of a series: '₹18.5L', '24', '1,250'. A series may count something else than the figure's unit. */
export function formatPoint(value: number, unit: string): string {
  return rupeeUnits.has(unit.toLowerCase()) ? formatAmount(value) : formatCount(value);
}

/** '₹18.5L', '24 months', '1,250 outlets'. */
export function formatFigure(value: number, unit: string): string {
  const point = formatPoint(value, unit);
  return rupeeUnits.has(unit.toLowerCase()) ? point : `${point} ${unit}`.trim();
}
