import { groupDigits } from './count.ts';
import { notStated } from './figure.ts';

const unit = /sq|ft|feet|foot|met(?:er|re)|m2|m²|yard|acre/i;

/** '3500-5000' → '3,500–5,000 sq ft'. Text that names its unit, or holds no figure, gets none. */
export function formatSpace(value: number | string | null | undefined): string {
  const text = String(value ?? '').trim();
  if (!text || text === 'NaN') return notStated;
  const shown = groupFigures(text);
  return unit.test(text) || !/\d/.test(text) ? shown : `${shown} sq ft`;
}

function groupFigures(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{4,9}(?![\d,])/g, groupDigits)
    .replace(/(?<=\d) ?- ?(?=\d)/g, '–');
}
