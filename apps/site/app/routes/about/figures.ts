import { formatAmount } from '@naya/contract/format/amount';

const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const rupeeUnits = new Set(['₹', 'inr', 'rs', 'rupee', 'rupees']);

/** '₹18.5L', '24 months', '1,250 outlets'. */
export function formatFigure(value: number, unit: string): string {
  if (rupeeUnits.has(unit.toLowerCase())) return formatAmount(value);
  const grouped = grouping.format(value);
  return unit ? `${grouped} ${unit}` : grouped;
}
