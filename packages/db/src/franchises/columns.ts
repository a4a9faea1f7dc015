import { franchiseSchema, listedFields } from '@naya/contract/franchises/entity';
import { pick } from '@naya/contract/pick';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';

const { category: _category, ...ownFields } = franchiseSchema.shape;
const ownNames = Object.keys(ownFields) as (keyof typeof ownFields)[];

/** A contract Franchise, from `franchises` joined with its category. */
export const franchiseColumns = {
  ...pick(getTableColumns(franchises), ownNames),
  category: categories.name,
};

/** Columns that lists and cards show. */
export const listedColumns = pick(franchiseColumns, listedFields);

export const ofItsCategory = eq(categories.id, franchises.category_id);
export const publiclyVisible = and(
  eq(franchises.status, 'approved'),
  isNull(franchises.deleted_at),
);
