import type { Api } from '@naya/contract/api/port';
import { calculate, type Calculation } from '@naya/contract/calculator/calculate';
import {
  completeValues,
  parseCalculatorCase,
  type CalculatorCase,
} from '@naya/contract/calculator/query';
import { isPastDay } from '@naya/contract/format/date';
import { monthFieldNames, paymentFieldNames } from '@naya/contract/franchises/economics';
import type { Franchise } from '@naya/contract/franchises/entity';
import { outletRecordFields } from '@naya/contract/franchises/outlet-record';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { toCard, type CardFranchise } from '../../franchises/read-franchises.ts';
import { brandOf, readTrade, type Brand } from '../calculator/brand.ts';

export async function readDetail(read: Promise<Franchise | null>): Promise<DetailFranchise | null> {
  const franchise = await read;
  return franchise && toDetail(franchise);
}

export type Money = {
  brand: Brand;
  sources: CalculatorCase['sources'];
  /** Null where brand and trade together do not say enough. */
  calculation: Calculation | null;
};

/** What the calculator makes of the figures of the brand and its trade, before anybody changes one. */
export async function readMoney(api: Api, read: Promise<Franchise | null>): Promise<Money | null> {
  const franchise = await read;
  if (!franchise) return null;
  const brand = brandOf(franchise, await readTrade(api, franchise));
  const untouched = parseCalculatorCase(new URLSearchParams(), brand.starting);
  const values = completeValues(untouched);
  return { brand, sources: untouched.sources, calculation: values && calculate(values) };
}

export type Medians = { of: string; figures: FranchiseFigures }[];

/** The medians of its category, and of the city that the visitor searched in, else of the city it comes from. */
export async function readMedians(
  api: Api,
  read: Promise<Franchise | null>,
  searchedCity: string | null,
): Promise<Medians> {
  const franchise = await read;
  if (!franchise) return [];
  const { category, headquarters } = franchise;
  const city = searchedCity ?? headquarters?.split(',')[0]?.trim();
  const parts = [{ of: category, filters: { category } }];
  const withCity = city ? [...parts, { of: city, filters: { location: city } }] : parts;
  return Promise.all(
    withCity.map(async ({ of, filters }) => ({ of, figures: await api.figures(filters) })),
  );
}

export async function readRelated(
  api: Api,
  read: Promise<Franchise | null>,
): Promise<CardFranchise[]> {
  const franchise = await read;
  if (!franchise) return [];
  return (await api.relatedFranchises(franchise)).map((each) => toCard(each));
}

/** Only the fields that the page shows: everything here travels in its HTML. */
const shown = [
  'id',
  'slug',
  'business_name',
  'business_logo',
  'images',
  'category',
  'description',
  'headquarters',
  'locations',
  'territory_details',
  'open_cities',
  'waiting_cities',
  'outlet_cities',
  'investment_min',
  'investment_max',
  'excepted_roi_min',
  'excepted_roi_max',
  'space_required',
  'features',
  'requirements',
  'support_provided',
  'support_offered',
  'training_details',
  'establishment_year',
  'total_outlets',
  ...outletRecordFields,
  'website',
  'franchise_fee',
  'royalty_percentage',
  'contract_duration',
  'model_type',
  'cost_interior',
  'cost_equipment',
  'cost_stock',
  'cost_deposit',
  'cost_working_capital',
  'costs_not_included',
  ...monthFieldNames,
  ...paymentFieldNames,
  'legal_name',
  'cin_number',
  'gst_number',
  'trademark_number',
  'is_featured',
  'featured_reason',
  'confirmed_at',
  'is_outdated',
  'checks',
  'enquiry_reader',
  'franchisee_calls',
  'call_summary',
  'paused_until',
  'reply_rate',
  'reply_count',
] as const satisfies (keyof Franchise)[];

export type DetailFranchise = Pick<Franchise, (typeof shown)[number]>;

/** A foreign backend may say a thing twice; once is enough, and a list's items are told apart by their text. */
function unique<Value>(value: Value): Value {
  return Array.isArray(value) ? ([...new Set(value)] as Value) : value;
}

export function toDetail(franchise: Franchise): DetailFranchise {
  const detail = Object.fromEntries(
    shown.map((key) => [key, unique(franchise[key])]),
  ) as DetailFranchise;
  const isPauseOver = isPastDay(franchise.paused_until, new Date());
  return isPauseOver ? { ...detail, paused_until: null } : detail;
}

export function pictureName(franchise: string, index: number, count: number): string {
  return `${franchise}, picture ${index + 1} of ${count}`;
}
