import type { Insight } from './insight.ts';
import { toNumber } from '../numeric.ts';
import { array, record, text } from '../normalise/values.ts';

function point(value: unknown): Insight['series'][number] | null {
  const label = text(record(value)?.label);
  const number = toNumber(record(value)?.value);
  return label === null || number === null ? null : { label, value: number };
}

export function normaliseInsight(value: unknown): Insight | null {
  const row = record(value);
  const id = text(row?.id);
  const title = text(row?.title);
  const number = toNumber(row?.value);
  if (!row || !id || !title || number === null) return null;
  return {
    id,
    title,
    value: number,
    unit: text(row.unit) ?? '',
    description: text(row.description) ?? '',
    series: (array(row.series) ?? []).map(point).filter((each) => each !== null),
  };
}
