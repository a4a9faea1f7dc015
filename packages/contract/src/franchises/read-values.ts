import { franchiseStatuses } from '../constants.ts';
import { splitTags } from '../format/tags.ts';
import { link, picture } from '../normalise/addresses.ts';
import {
  array,
  flag,
  id,
  option,
  record,
  splitLines,
  text,
  texts,
  type Loose,
} from '../normalise/values.ts';
import { toNumber } from '../numeric.ts';
import { placeKinds } from '../places/place.ts';
import { checkKindNames, type FranchiseCheck } from './checks.ts';
import type { Franchise, PlaceMatch } from './entity.ts';
import type { FranchiseField } from './fields.ts';

/** One picture as text may have commas in its URL, so text is never split. */
function pictures(value: unknown): string[] {
  return (array(value) ?? [value]).map(picture).filter((address) => address !== null);
}

const place = (each: unknown) => ({
  city: text(record(each)?.city),
  state: text(record(each)?.state),
});
const places = (value: unknown) => (array(value) ?? []).filter(record).map(place);
const outlets = (value: unknown) =>
  (array(value) ?? [])
    .filter(record)
    .map((each) => ({ ...place(each), count: toNumber(record(each)?.count) }));

/** How a value of each kind of field is read. */
export const readers: Record<FranchiseField['kind'], (value: unknown) => unknown> = {
  line: text,
  text,
  email: text,
  url: link,
  gstin: text,
  cin: text,
  trademark: text,
  slug: text,
  category: text,
  picture,
  pictures,
  list: (value) => texts(value, splitLines),
  places,
  outlets,
  number: toNumber,
  year: toNumber,
  percent: toNumber,
  // A foreign backend may have others.
  option: text,
  options: (value) => texts(value, splitTags),
  flag: (value) => flag(value, false),
};

/** What is read in a way of its own, or has a stand-in; null without what the listing needs: an id, a business_name, a category. */
export function readCore(row: Loose | null) {
  const franchiseId = id(row?.id);
  const name = text(row?.business_name);
  const category = text(row?.category);
  if (!row || franchiseId === null || !name || !category) return null;
  const [roiMin, roiMax] = array(row.excepted_roi) ?? [];
  return {
    id: franchiseId,
    business_name: name,
    category,
    description: text(row.description) ?? '',
    locations: texts(row.locations, splitTags),
    excepted_roi_min: toNumber(row.excepted_roi_min) ?? toNumber(roiMin),
    excepted_roi_max: toNumber(row.excepted_roi_max) ?? toNumber(roiMax),
    training_details: texts(row.training_details, splitTrainingText),
    status: option(row.status, franchiseStatuses) ?? 'approved',
    checks: normaliseChecks(row.checks),
    deleted_at: text(row.deleted_at),
  };
}

/** Approved and not deleted; nothing else is shown to visitors, whatever a backend sends. */
export const isPublic = ({
  status,
  deleted_at: deletedAt,
}: Pick<Franchise, 'status' | 'deleted_at'>) => status === 'approved' && deletedAt === null;

export function placeMatch(value: unknown): PlaceMatch | null {
  const match = record(value);
  const kind = option(match?.kind, placeKinds);
  const city = text(match?.city);
  return kind && city ? { kind, city, count: toNumber(match?.count) } : null;
}

/** Line breaks, commas, semicolons and full stops; the point in '2.5 weeks' is no full stop. */
export function splitTrainingText(text: string): string[] {
  return text
    .split(/[\r\n,;]|\.(?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const day = /^\d{4}-\d\d-\d\d/;

/** One whose kind or day cannot be read is left out. */
function normaliseChecks(value: unknown): FranchiseCheck[] {
  return (array(value) ?? []).flatMap((each) => {
    const row = record(each);
    const kind = option(row?.kind, checkKindNames);
    const [checked_on] = day.exec(text(row?.checked_on) ?? '') ?? [];
    if (!kind || !checked_on) return [];
    const seen = { words: text(row?.words), images: pictures(row?.images) };
    return [{ kind, checked_on, detail: text(row?.detail), ...seen }];
  });
}
