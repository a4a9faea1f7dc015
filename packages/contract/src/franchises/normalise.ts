import { franchiseStatuses, trendingTypes } from '../constants.ts';
import type { Franchise } from './entity.ts';
import { franchiseFields, type FranchiseField, type FranchiseFieldName } from './fields.ts';
import { splitTags } from '../format/tags.ts';
import { toNumber } from '../numeric.ts';
import { slugOf } from '../slug.ts';
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
import { enquiryReaders } from './who-reads.ts';
import { checkKindNames, type FranchiseCheck } from './checks.ts';
import { normaliseCalls, normaliseCallSummary } from './normalise-calls.ts';

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
const readers: Record<FranchiseField['kind'], (value: unknown) => unknown> = {
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

type Edited = Pick<Franchise, Exclude<FranchiseFieldName, 'category_id'>>;
const { category_id: _category, ...edited } = franchiseFields;
const readEdited = (row: Loose) =>
  Object.fromEntries(
    Object.entries(edited).map(([name, { kind }]) => [name, readers[kind](row[name])]),
  ) as Edited;

/** Null when it lacks what the listing needs: an id, a business_name or a category. */
export function normaliseFranchise(value: unknown): Franchise | null {
  const row = record(value);
  const franchiseId = id(row?.id);
  const name = text(row?.business_name);
  const category = text(row?.category);
  if (!row || franchiseId === null || !name || !category) return null;
  const [roiMin, roiMax] = array(row.excepted_roi) ?? [];
  return {
    ...readEdited(row),
    id: franchiseId,
    slug: text(row.slug) ?? slugOf(name),
    business_name: name,
    category,
    description: text(row.description) ?? '',
    locations: texts(row.locations, splitTags),
    excepted_roi_min: toNumber(row.excepted_roi_min) ?? toNumber(roiMin),
    excepted_roi_max: toNumber(row.excepted_roi_max) ?? toNumber(roiMax),
    trending_type: option(row.trending_type, trendingTypes),
    user_id: id(row.user_id),
    training_details: texts(row.training_details, splitTrainingText),
    status: option(row.status, franchiseStatuses) ?? 'approved',
    confirmed_at: text(row.confirmed_at),
    is_outdated: flag(row.is_outdated, false),
    checks: normaliseChecks(row.checks),
    enquiry_reader: option(row.enquiry_reader, enquiryReaders),
    franchisee_calls: normaliseCalls(row.franchisee_calls),
    call_summary: normaliseCallSummary(row.call_summary),
    paused_until: text(row.paused_until),
    reply_rate: toNumber(row.reply_rate),
    reply_count: toNumber(row.reply_count),
    deleted_at: text(row.deleted_at),
    first_listed_at: text(row.first_listed_at),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** Approved and not deleted; nothing else is shown to visitors, whatever a backend sends. */
export function normalisePublicFranchise(value: unknown): Franchise | null {
  const franchise = normaliseFranchise(value);
  return franchise?.status === 'approved' && franchise.deleted_at === null ? franchise : null;
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
export function normaliseChecks(value: unknown): FranchiseCheck[] {
  return (array(value) ?? []).flatMap((each) => {
    const row = record(each);
    const kind = option(row?.kind, checkKindNames);
    const [checked_on] = day.exec(text(row?.checked_on) ?? '') ?? [];
    if (!kind || !checked_on) return [];
    const seen = { words: text(row?.words), images: pictures(row?.images) };
    return [{ kind, checked_on, detail: text(row?.detail), ...seen }];
  });
}
