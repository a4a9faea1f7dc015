import type { EnquiryDelivery } from '@naya/contract/brands/entity';
import { eq, inArray, isNull, ne, sql } from '../drizzle.ts';
import { franchises } from '../tables/franchises.ts';
import { leadWords, submissions, type SubmissionRow } from '../tables/submissions.ts';
import { isDisputed, isLate, isOfWeek, isOverdue, isUnanswered } from './open-leads.ts';
import { byInteger, type ListOf } from '../lists.ts';

const franchiseName = sql<string | null>`(
  select ${franchises.business_name} from ${franchises}
  where ${franchises.id} = ${submissions.franchise_id}
)`.as('franchise_name');

/** Where an enquiry stands with its brand; null while the brand does not have it. */
const delivery = sql<EnquiryDelivery | null>`(
  select jsonb_build_object('delivered_at', d.delivered_at, 'due_at', d.due_at, 'answered_at', d.answered_at,
    'answer', d.answer, 'stage', d.stage, 'word', d.word, 'ruling', d.ruling,
    'mail_failed', d.brand_bounced_at is not null or exists (select from mails m
      where m.submission_id = d.submission_id and m.kind = 'brand-enquiry' and m.status = 'failed'))
  from brand_deliveries d where d.submission_id = submissions.id
)`.as('delivery');

export const leadColumns = {
  id: submissions.id,
  kind: submissions.kind,
  name: submissions.name,
  email: submissions.email,
  phone: submissions.phone,
  mobile: submissions.mobile,
  franchise_id: submissions.franchise_id,
  franchise_name: franchiseName,
  withdrawn_at: submissions.withdrawn_at,
  payload: submissions.payload,
  is_late: sql<boolean>`(${isLate})`.as('is_late'),
  is_overdue: sql<boolean>`(${isOverdue})`.as('is_overdue'),
  origin: submissions.origin,
  incomplete: submissions.incomplete,
  stage: submissions.stage,
  spam_score: submissions.spam_score,
  spam_reasons: submissions.spam_reasons,
  assignee_id: submissions.assignee_id,
  unseen: submissions.unseen,
  next_step: submissions.next_step,
  due_on: submissions.due_on,
  first_response_at: submissions.first_response_at,
  confirmed_at: submissions.confirmed_at,
  erased_at: submissions.erased_at,
  created_at: submissions.created_at,
  updated_at: submissions.updated_at,
  version: submissions.version,
  delivery,
};

const kinds = (value: unknown) =>
  (Array.isArray(value) ? value : [value]) as SubmissionRow['kind'][];

/** One inbox for enquiries, investors and messages; listings are reviewed as franchises. */
export const leadList: ListOf = {
  table: submissions,
  id: submissions.id,
  columns: leadColumns,
  search: leadWords(submissions),
  sorts: {
    created_at: { column: submissions.created_at, along: 'DESC' },
    due_on: { column: submissions.due_on, along: 'ASC' },
    name: { column: submissions.name, along: 'ASC' },
  },
  defaultSort: 'created_at',
  filters: {
    kind: (value) => inArray(submissions.kind, kinds(value)),
    stage: (value) => eq(submissions.stage, value as SubmissionRow['stage']),
    assignee_id: (value) =>
      value === 'nobody'
        ? isNull(submissions.assignee_id)
        : eq(submissions.assignee_id, String(value)),
    franchise_id: byInteger((id) => eq(submissions.franchise_id, id)),
    incomplete: (value) => eq(submissions.incomplete, value === true),
    unseen: (value) => (value === true ? sql`${submissions.unseen}` : undefined),
    overdue: (value) => (value === true ? isOverdue : undefined),
    unanswered: (value) => (value === true ? isUnanswered : undefined),
    late: (value) => (value === true ? isLate : undefined),
    disputed: (value) => (value === true ? isDisputed : undefined),
    week: isOfWeek,
  },
  always: ({ kind }) => (kind === undefined ? ne(submissions.kind, 'listing') : undefined),
};
