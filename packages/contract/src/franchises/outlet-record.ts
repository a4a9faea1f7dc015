import { formatCount } from '../format/count.ts';
import type { Franchise } from './entity.ts';
import type { FranchiseFieldName } from './fields.ts';

/** How a brand's outlets have fared, as it states it: opened and closed in three years, the latest first, and who runs them. */
export const outletRecordFields = [
  'outlets_year',
  'outlets_opened',
  'outlets_closed',
  'outlets_opened_before',
  'outlets_closed_before',
  'outlets_opened_first',
  'outlets_closed_first',
  'outlets_company',
  'outlets_partner',
  'outlets_unopened',
] as const satisfies FranchiseFieldName[];
export type OutletRecord = Pick<Franchise, (typeof outletRecordFields)[number]>;

export type OutletYear = { year: string; opened: number | null; closed: number | null };

/** The latest year first; without a year that is stated they are counted back from the last one. */
export function listOutletYears(record: OutletRecord): OutletYear[] {
  const { outlets_year: latest } = record;
  return [
    { year: 'Last year', opened: record.outlets_opened, closed: record.outlets_closed },
    {
      year: 'The year before',
      opened: record.outlets_opened_before,
      closed: record.outlets_closed_before,
    },
    {
      year: 'Two years before',
      opened: record.outlets_opened_first,
      closed: record.outlets_closed_first,
    },
  ].map((each, at) => (latest === null ? each : { ...each, year: String(latest - at) }));
}

/** False where the brand states nothing of it. */
export const hasOutletRecord = (record: OutletRecord): boolean =>
  outletRecordFields.some((name) => name !== 'outlets_year' && record[name] !== null);

/** 'Opened 14, 9, 11; closed 2, 1, not stated' of three years; null where the brand states neither. */
export function describeOutletYears(record: OutletRecord): string | null {
  const years = listOutletYears(record);
  const list = (of: 'opened' | 'closed') =>
    years.every((each) => each[of] === null)
      ? 'not stated'
      : years.map((each) => (each[of] === null ? 'not stated' : formatCount(each[of]))).join(', ');
  const [opened, closed] = [list('opened'), list('closed')];
  if (opened === 'not stated' && closed === 'not stated') return null;
  const span = record.outlets_year === null ? '' : `${years[0]?.year}–${years[2]?.year}: `;
  return `${span}opened ${opened}; closed ${closed}`;
}
