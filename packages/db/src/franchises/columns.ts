import { replyRate } from '@naya/contract/brands/stages';
import type { FranchiseCheck } from '@naya/contract/franchises/checks';
import { franchiseSchema, listedFields } from '@naya/contract/franchises/entity';
import type { EnquiryReader } from '@naya/contract/franchises/who-reads';
import { pick } from '@naya/contract/pick';
import { and, eq, getTableColumns, isNull, sql, type SQL } from '../drizzle.ts';
import type { PgColumn } from '../drizzle-tables.ts';
import { categories } from '../tables/categories.ts';
import { franchiseChecks } from '../tables/franchise-checks.ts';
import { franchises } from '../tables/franchises.ts';

const {
  category: _category,
  checks: _checks,
  enquiry_reader: _reader,
  reply_rate: _rate,
  reply_count: _count,
  ...ownFields
} = franchiseSchema.shape;
const ownNames = Object.keys(ownFields) as (keyof typeof ownFields)[];

/** A check of registration numbers counts only while those are the numbers. */
export const ofPresentNumbers = sql`(${franchiseChecks.numbers} is null or ${franchiseChecks.numbers} = concat(${franchises.gst_number}, ' ', ${franchises.cin_number}))`;

const checks = sql<FranchiseCheck[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'checked_on', checked_on, 'detail', detail, 'words', words, 'images', images) order by checked_on desc, id desc), '[]')
  from franchise_checks where franchise_id = ${franchises.id} and ${ofPresentNumbers})`;

/** As `decideRecipients` in core/src/submissions/recipients.ts has it. */
const reader = sql<EnquiryReader>`case when exists (
  select from brand_members m join people p on p.id = m.person_id
  where m.franchise_id = ${franchises.id} and p.email_verified and not p.blocked) then 'brand' else 'team' end`;

/** Whole numbers divide downwards. A few enquiries say nothing about a brand yet. */
const whenEnough = (value: SQL) =>
  sql<
    number | null
  >`case when ${franchises.enquiries_counted} >= ${sql.raw(String(replyRate.from))} then ${value} end`;

/** As JSON, which Node parses many times faster than the driver does PostgreSQL's own text of an array. */
const asJson = (list: PgColumn) => sql<string[]>`to_json(${list})`;

/** A contract Franchise, from `franchises` joined with its category. */
export const franchiseColumns = {
  ...pick(getTableColumns(franchises), ownNames),
  images: asJson(franchises.images),
  locations: asJson(franchises.locations),
  territory_details: asJson(franchises.territory_details),
  features: asJson(franchises.features),
  requirements: asJson(franchises.requirements),
  support_provided: asJson(franchises.support_provided),
  training_details: asJson(franchises.training_details),
  costs_not_included: asJson(franchises.costs_not_included),
  category: categories.name,
  checks,
  enquiry_reader: reader,
  reply_rate: whenEnough(
    sql`${franchises.enquiries_answered} * 100 / ${franchises.enquiries_counted}`,
  ),
  reply_count: whenEnough(sql`${franchises.enquiries_counted}`),
};

/** Columns that lists and cards show. */
export const listedColumns = pick(franchiseColumns, listedFields);

export const ofItsCategory = eq(categories.id, franchises.category_id);
export const publiclyVisible = and(
  eq(franchises.status, 'approved'),
  isNull(franchises.deleted_at),
);

/** The brand takes no enquiries, until a day by the calendar of India. */
export const isPausing = sql`coalesce(${franchises.paused_until} >= (now() at time zone 'Asia/Kolkata')::date, false)`;
