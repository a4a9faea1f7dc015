import { replyRate } from '@naya/contract/brands/stages';
import type { FranchiseCheck } from '@naya/contract/franchises/checks';
import type {
  CallSummary,
  FranchiseeCall,
  RungOutcome,
} from '@naya/contract/franchises/franchisee-calls';
import { franchiseSchema, listedFields } from '@naya/contract/franchises/entity';
import type { EnquiryReader } from '@naya/contract/franchises/who-reads';
import { pick } from '@naya/contract/pick';
import { recordingsPath } from '@naya/contract/urls';
import { and, eq, getTableColumns, isNull, sql, type SQL } from '../drizzle.ts';
import type { PgColumn } from '../drizzle-tables.ts';
import { categories } from '../tables/categories.ts';
import { franchiseChecks } from '../tables/franchise-checks.ts';
import { franchises } from '../tables/franchises.ts';

const {
  category: _category,
  checks: _checks,
  enquiry_reader: _reader,
  franchisee_calls: _calls,
  call_summary: _summary,
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
/** A month and a city: nobody is to be known by them. */
const franchiseeCalls = sql<FranchiseeCall[]>`(
  select coalesce(json_agg(json_build_object('called_in', to_char(called_on, 'YYYY-MM'), 'city', city, 'outcome', outcome,
    'months', months, 'again', again, 'words', words, 'recording', ${recordingsPath} || '/' || recording || '.mp3')
    order by called_on desc, id desc), '[]')
  from franchisee_calls where franchise_id = ${franchises.id} and outcome in ('back', 'waiting', 'closed'))`;

const monthsOf = (outcome: RungOutcome) =>
  sql.raw(`coalesce(json_agg(months order by months) filter (where outcome = '${outcome}'), '[]')`);

const callSummary = sql<CallSummary>`(
  select json_build_object(
    'listed', (select count(*) from franchisees where franchise_id = ${franchises.id}),
    'askable', (select count(*) from franchisees where franchise_id = ${franchises.id} and may_be_asked),
    'rung', count(*) filter (where outcome in ('back', 'waiting', 'closed')),
    'again', count(*) filter (where again = 'yes'),
    'unreached', count(*) filter (where outcome in ('unreached', 'declined')),
    'back', ${monthsOf('back')}, 'waiting', ${monthsOf('waiting')}, 'closed', ${monthsOf('closed')})
  from franchisee_calls where franchise_id = ${franchises.id})`;

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
  franchisee_calls: franchiseeCalls,
  call_summary: callSummary,
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
