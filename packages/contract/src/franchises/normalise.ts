import { trendingTypes } from '../constants.ts';
import { flag, id, option, record, text, type Loose } from '../normalise/values.ts';
import { toNumber } from '../numeric.ts';
import { slugOf } from '../slug.ts';
import type { Franchise } from './entity.ts';
import { franchiseFields, type FranchiseFieldName } from './fields.ts';
import { normaliseCalls, normaliseCallSummary } from './normalise-calls.ts';
import { isPublic, readCore, readers } from './read-values.ts';
import { enquiryReaders } from './who-reads.ts';

type Edited = Pick<Franchise, Exclude<FranchiseFieldName, 'category_id'>>;
const { category_id: _category, ...edited } = franchiseFields;
const readEdited = (row: Loose) =>
  Object.fromEntries(
    Object.entries(edited).map(([name, { kind }]) => [name, readers[kind](row[name])]),
  ) as Edited;

/** Null when it lacks what the listing needs: an id, a business_name or a category. */
export function normaliseFranchise(value: unknown): Franchise | null {
  const row = record(value);
  const core = readCore(row);
  if (!row || !core) return null;
  return {
    ...readEdited(row),
    ...core,
    slug: text(row.slug) ?? slugOf(core.business_name),
    trending_type: option(row.trending_type, trendingTypes),
    user_id: id(row.user_id),
    confirmed_at: text(row.confirmed_at),
    is_outdated: flag(row.is_outdated, false),
    enquiry_reader: option(row.enquiry_reader, enquiryReaders),
    franchisee_calls: normaliseCalls(row.franchisee_calls),
    call_summary: normaliseCallSummary(row.call_summary),
    paused_until: text(row.paused_until),
    reply_rate: toNumber(row.reply_rate),
    reply_count: toNumber(row.reply_count),
    first_listed_at: text(row.first_listed_at),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

export function normalisePublicFranchise(value: unknown): Franchise | null {
  const franchise = normaliseFranchise(value);
  return franchise && isPublic(franchise) ? franchise : null;
}
