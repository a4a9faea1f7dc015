import { franchiseStatuses, trendingTypes } from '../constants.ts';
import type { Franchise } from './entity.ts';
import { splitTags } from '../format/tags.ts';
import { splitTrainingText } from '../format/training.ts';
import { normaliseChecks } from './normalise-checks.ts';
import { toNumber } from '../numeric.ts';
import { slugOf } from '../slug.ts';
import { link, picture } from '../normalise/addresses.ts';
import { array, flag, id, option, record, splitLines, text, texts } from '../normalise/values.ts';

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

/** Null when it lacks what the listing needs: an id, a business_name or a category. */
export function normaliseFranchise(value: unknown): Franchise | null {
  const row = record(value);
  const franchiseId = id(row?.id);
  const name = text(row?.business_name);
  const category = text(row?.category);
  if (!row || franchiseId === null || !name || !category) return null;
  const [roiMin, roiMax] = array(row.excepted_roi) ?? [];
  return {
    id: franchiseId,
    slug: text(row.slug) ?? slugOf(name),
    business_name: name,
    business_logo: picture(row.business_logo),
    images: pictures(row.images),
    category,
    description: text(row.description) ?? '',
    headquarters: text(row.headquarters),
    locations: texts(row.locations, splitTags),
    territory_details: texts(row.territory_details, splitLines),
    open_cities: places(row.open_cities),
    waiting_cities: places(row.waiting_cities),
    outlet_cities: outlets(row.outlet_cities),
    investment_min: toNumber(row.investment_min),
    investment_max: toNumber(row.investment_max),
    excepted_roi_min: toNumber(row.excepted_roi_min) ?? toNumber(roiMin),
    excepted_roi_max: toNumber(row.excepted_roi_max) ?? toNumber(roiMax),
    space_required: text(row.space_required),
    is_active: flag(row.is_active, true),
    is_featured: flag(row.is_featured, false),
    trending_type: option(row.trending_type, trendingTypes),
    user_id: id(row.user_id),
    features: texts(row.features, splitLines),
    requirements: texts(row.requirements, splitLines),
    support_provided: texts(row.support_provided, splitLines),
    support_offered: text(row.support_offered),
    training_details: texts(row.training_details, splitTrainingText),
    establishment_year: toNumber(row.establishment_year),
    total_outlets: toNumber(row.total_outlets),
    phone: text(row.phone),
    email: text(row.email),
    website: link(row.website),
    status: option(row.status, franchiseStatuses) ?? 'approved',
    gst_number: text(row.gst_number),
    cin_number: text(row.cin_number),
    franchise_fee: toNumber(row.franchise_fee),
    royalty_percentage: toNumber(row.royalty_percentage),
    contract_duration: text(row.contract_duration),
    model_type: text(row.model_type),
    cost_interior: toNumber(row.cost_interior),
    cost_equipment: toNumber(row.cost_equipment),
    cost_stock: toNumber(row.cost_stock),
    cost_deposit: toNumber(row.cost_deposit),
    cost_working_capital: toNumber(row.cost_working_capital),
    costs_not_included: texts(row.costs_not_included, splitTags),
    featured_reason: text(row.featured_reason),
    confirmed_at: text(row.confirmed_at),
    is_outdated: flag(row.is_outdated, false),
    checks: normaliseChecks(row.checks),
    paused_until: text(row.paused_until),
    reply_rate: toNumber(row.reply_rate),
    reply_count: toNumber(row.reply_count),
    deleted_at: text(row.deleted_at),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** Approved and not deleted; nothing else is shown to visitors, whatever a backend sends. */
export function normalisePublicFranchise(value: unknown): Franchise | null {
  const franchise = normaliseFranchise(value);
  return franchise?.status === 'approved' && franchise.deleted_at === null ? franchise : null;
}
