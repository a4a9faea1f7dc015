import { record } from '../normalise/values.ts';
import { toNumber } from '../numeric.ts';
import type { Franchise, PlaceMatch } from './entity.ts';
import type { CallSummary } from './franchisee-calls.ts';
import type { franchiseFields } from './fields.ts';
import { isPublic, placeMatch, readCore, readers } from './read-values.ts';

type Kinds = { [Name in keyof typeof franchiseFields]: (typeof franchiseFields)[Name]['kind'] };

/** By name, as all fields with their labels would be a twentieth of the widget's script. */
const shownKinds = {
  headquarters: 'line',
  investment_min: 'number',
  investment_max: 'number',
  franchise_fee: 'number',
  space_required: 'line',
  establishment_year: 'year',
  is_featured: 'flag',
  featured_reason: 'line',
  business_logo: 'picture',
  images: 'pictures',
  support_provided: 'list',
} as const satisfies Partial<Kinds>;

type Core = NonNullable<ReturnType<typeof readCore>>;
/** What the widget shows of a franchise. */
export type ShownFranchise = Pick<Franchise, keyof Core | keyof typeof shownKinds> & {
  place_match: PlaceMatch | null;
  call_summary: Pick<CallSummary, 'rung'> | null;
};

export function normaliseShownFranchise(value: unknown): ShownFranchise | null {
  const row = record(value);
  const core = readCore(row);
  if (!row || !core || !isPublic(core)) return null;
  const shown = Object.fromEntries(
    Object.entries(shownKinds).map(([name, kind]) => [name, readers[kind](row[name])]),
  ) as Pick<Franchise, keyof typeof shownKinds>;
  const rung = toNumber(record(row.call_summary)?.rung);
  const call_summary = rung === null ? null : { rung };
  return { ...shown, ...core, call_summary, place_match: placeMatch(row.place_match) };
}
