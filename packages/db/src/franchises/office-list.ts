import { and, eq, gte, isNotNull, isNull, sql } from '../drizzle.ts';
import { franchises } from '../tables/franchises.ts';
import { byInstant, byInteger, type ListOf } from '../lists.ts';

type Status = (typeof franchises.$inferSelect)['status'];
type Trending = NonNullable<(typeof franchises.$inferSelect)['trending_type']>;

export const franchiseList: ListOf = {
  table: franchises,
  id: franchises.id,
  columns: {
    id: franchises.id,
    business_name: franchises.business_name,
    business_logo: franchises.business_logo,
    category_id: franchises.category_id,
    headquarters: franchises.headquarters,
    investment_min: franchises.investment_min,
    investment_max: franchises.investment_max,
    status: franchises.status,
    is_featured: franchises.is_featured,
    is_active: franchises.is_active,
    trending_type: franchises.trending_type,
    decision_reason: franchises.decision_reason,
    contact_erased_at: franchises.contact_erased_at,
    place_doubts: franchises.place_doubts,
    deleted_at: franchises.deleted_at,
    created_at: franchises.created_at,
    updated_at: franchises.updated_at,
    version: franchises.version,
  },
  search: franchises.business_name,
  sorts: {
    created_at: { column: franchises.created_at, along: 'DESC' },
    updated_at: { column: franchises.updated_at, along: 'DESC' },
    business_name: { column: franchises.business_name, along: 'ASC' },
    investment_min: { column: franchises.investment_min, along: 'ASC' },
  },
  defaultSort: 'created_at',
  filters: {
    status: (value) => eq(franchises.status, value as Status),
    category_id: byInteger((id) => eq(franchises.category_id, id)),
    is_featured: (value) => eq(franchises.is_featured, value === true),
    is_active: (value) => eq(franchises.is_active, value === true),
    trending_type: (value) => eq(franchises.trending_type, value as Trending),
    contact_erased: (value) =>
      value === true ? isNotNull(franchises.contact_erased_at) : undefined,
    place_doubts: (value) =>
      value === true ? sql`cardinality(${franchises.place_doubts}) > 0` : undefined,
    since: byInstant((at) => gte(franchises.created_at, at)),
  },
  /** The trash is a place of its own. */
  always: ({ trash }) =>
    and(trash === true ? isNotNull(franchises.deleted_at) : isNull(franchises.deleted_at)),
};
