import { minWorkingDays, usualWorkingDays } from '@naya/contract/brands/working-days';
import { franchiseStatuses, trendingTypes, weekDays } from '@naya/contract/constants';
import type { OutletPlace, Place } from '@naya/contract/places/place';
import { sql } from '../drizzle.ts';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from '../drizzle-tables.ts';
import { categories } from './categories.ts';
import { instant, now, oneOf, percent, versioned } from '../columns.ts';

const rupees = (name: string) => bigint(name, { mode: 'number' });
const list = (name: string) => text(name).array().notNull().default([]);
const places = <Each>(name: string) => jsonb(name).$type<Each[]>().notNull().default([]);

/** Columns bear the contract's names, so that a row without its category is a Franchise already. */
export const franchises = pgTable(
  'franchises',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    business_name: text('business_name').notNull(),
    business_logo: text('business_logo'),
    images: list('images'),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    description: text('description').notNull().default(''),
    headquarters: text('headquarters'),
    locations: list('locations'),
    territory_details: list('territory_details'),
    open_cities: places<Place>('open_cities'),
    waiting_cities: places<Place>('waiting_cities'),
    outlet_cities: places<OutletPlace>('outlet_cities'),
    investment_min: rupees('investment_min'),
    investment_max: rupees('investment_max'),
    excepted_roi_min: integer('excepted_roi_min'),
    excepted_roi_max: integer('excepted_roi_max'),
    space_required: text('space_required'),
    is_active: boolean('is_active').notNull().default(true),
    is_featured: boolean('is_featured').notNull().default(false),
    trending_type: text('trending_type', { enum: trendingTypes }),
    user_id: text('user_id'),
    features: list('features'),
    requirements: list('requirements'),
    support_provided: list('support_provided'),
    support_offered: text('support_offered'),
    training_details: list('training_details'),
    establishment_year: integer('establishment_year'),
    total_outlets: integer('total_outlets'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    status: text('status', { enum: franchiseStatuses }).notNull().default('pending'),
    gst_number: text('gst_number'),
    cin_number: text('cin_number'),
    legal_name: text('legal_name'),
    trademark_number: text('trademark_number'),
    franchise_fee: rupees('franchise_fee'),
    royalty_percentage: percent('royalty_percentage'),
    contract_duration: text('contract_duration'),
    model_type: text('model_type'),
    cost_interior: rupees('cost_interior'),
    cost_equipment: rupees('cost_equipment'),
    cost_stock: rupees('cost_stock'),
    cost_deposit: rupees('cost_deposit'),
    cost_working_capital: rupees('cost_working_capital'),
    costs_not_included: list('costs_not_included'),
    partner_share_percentage: percent('partner_share_percentage'),
    average_bill: rupees('average_bill'),
    bills_a_day: integer('bills_a_day'),
    opening_days: integer('opening_days'),
    monthly_rent: rupees('monthly_rent'),
    monthly_staff_cost: rupees('monthly_staff_cost'),
    monthly_other_costs: rupees('monthly_other_costs'),
    royalty_base: text('royalty_base'),
    marketing_fee_percentage: percent('marketing_fee_percentage'),
    fees_gst: text('fees_gst'),
    brand_supply: text('brand_supply'),
    brand_supply_percentage: percent('brand_supply_percentage'),
    renewal_fee: rupees('renewal_fee'),
    transfer_fee: rupees('transfer_fee'),
    exit_terms: text('exit_terms'),
    refundable_until: text('refundable_until'),
    outlets_year: integer('outlets_year'),
    outlets_opened: integer('outlets_opened'),
    outlets_closed: integer('outlets_closed'),
    outlets_opened_before: integer('outlets_opened_before'),
    outlets_closed_before: integer('outlets_closed_before'),
    outlets_opened_first: integer('outlets_opened_first'),
    outlets_closed_first: integer('outlets_closed_first'),
    outlets_company: integer('outlets_company'),
    outlets_partner: integer('outlets_partner'),
    outlets_unopened: integer('outlets_unopened'),
    featured_reason: text('featured_reason'),
    confirmed_at: instant('confirmed_at'),
    is_outdated: boolean('is_outdated').notNull().default(false),
    /** How often its contact was asked to confirm it since the last time, and when at last. */
    reminders_sent: integer('reminders_sent').notNull().default(0),
    reminded_at: instant('reminded_at'),
    deleted_at: instant('deleted_at'),
    /** Why it was rejected or suspended, as its submitter was told. */
    decision_reason: text('decision_reason'),
    /** Since when it has no contact any more, because that person had their data erased. */
    contact_erased_at: instant('contact_erased_at'),
    /** Texts that may name places and could not be read into the lists; somebody should look at them. */
    place_doubts: list('place_doubts'),
    /** Until then the brand takes no new partners, by its own word. */
    paused_until: date('paused_until', { mode: 'string' }),
    /** The brand answers on these days of the week. */
    working_days: text('working_days', { enum: weekDays })
      .array()
      .notNull()
      .default(usualWorkingDays),
    /** Of the enquiries of the last 90 days: how many counted, and how many of them were answered in time. */
    enquiries_counted: integer('enquiries_counted').notNull().default(0),
    enquiries_answered: integer('enquiries_answered').notNull().default(0),
    /** When visitors first saw it: taking it down and listing it again does not make it new. Null of older ones: then it is `created_at`. */
    first_listed_at: instant('first_listed_at'),
    created_at: instant('created_at').notNull().default(now),
    ...versioned(),
  },
  (table) => [
    check('franchises_status_known', oneOf(table.status, franchiseStatuses)),
    check(
      'franchises_working_days_known',
      sql`${table.working_days} <@ ${sql.raw(`array['${weekDays.join("','")}']`)} and cardinality(${table.working_days}) >= ${sql.raw(String(minWorkingDays))}`,
    ),
    check('franchises_trending_type_known', oneOf(table.trending_type, trendingTypes)),
    check(
      'franchises_figures_not_negative',
      sql`least(${table.investment_min}, ${table.investment_max}, ${table.excepted_roi_min}, ${table.excepted_roi_max}) >= 0`,
    ),
    index('franchises_listing')
      .on(table.is_featured.desc().nullsFirst(), table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'approved' and ${table.deleted_at} is null`),
    index('franchises_fresh_first')
      .on(
        table.is_outdated,
        table.is_featured.desc().nullsFirst(),
        table.created_at.desc().nullsFirst(),
        table.id,
      )
      .where(sql`${table.status} = 'approved' and ${table.deleted_at} is null`),
    index('franchises_moderation').on(table.status, table.created_at.desc().nullsFirst(), table.id),
    index('franchises_category').on(table.category_id),
    index('franchises_newest').on(table.created_at.desc().nullsFirst(), table.id),
    index('franchises_changed').on(table.updated_at.desc().nullsFirst(), table.id),
    index('franchises_by_name').on(table.business_name, table.id),
    index('franchises_by_investment').on(table.investment_min, table.id),
    index('franchises_trash')
      .on(table.deleted_at.desc().nullsFirst(), table.id)
      .where(sql`${table.deleted_at} is not null`),
    index('franchises_featured')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.is_featured}`),
    index('franchises_inactive')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`not ${table.is_active}`),
    index('franchises_trending')
      .on(table.trending_type, table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.trending_type} is not null`),
    index('franchises_contact_erased')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.contact_erased_at} is not null`),
    index('franchises_place_doubts')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`cardinality(${table.place_doubts}) > 0`),
    index('franchises_name_parts').using('gin', table.business_name.op('gin_trgm_ops')),
    index('franchises_gst').on(table.gst_number),
  ],
);

export type FranchiseRow = typeof franchises.$inferSelect;
export type NewFranchise = typeof franchises.$inferInsert;
