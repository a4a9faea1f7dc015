import { eq, sql } from '../drizzle.ts';
import { userWords } from '../tables/accounts.ts';
import type { ListOf } from '../lists.ts';
import { brandChanges } from '../tables/brands.ts';
import { people } from '../tables/people.ts';

/** The names of tables are written out: drizzle leaves them away in the columns of a query on one table. */
const brandsOfPerson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.business_name, 'role', m.role)), '[]')
  from brand_members m join franchises f on f.id = m.franchise_id
  where m.person_id = people.id
)`.as('brands');

/** Everyone who signs in for a brand. */
export const brandPeopleList: ListOf = {
  table: people,
  id: people.id,
  columns: {
    id: people.id,
    name: people.name,
    email: people.email,
    joined: people.emailVerified,
    blocked: people.blocked,
    two_factor: people.twoFactorEnabled,
    brands: brandsOfPerson,
  },
  search: userWords(people),
  sorts: { email: { column: people.email, along: 'ASC' } },
  defaultSort: 'email',
  filters: {},
};

/** Brands' changes of their listings, the newest first. */
export const brandChangeList: ListOf = {
  table: brandChanges,
  id: brandChanges.id,
  columns: {
    id: brandChanges.id,
    franchise_id: brandChanges.franchise_id,
    franchise:
      sql`(select f.business_name from franchises f where f.id = brand_changes.franchise_id)`.as(
        'franchise',
      ),
    author: sql`(select p.name from people p where p.id = brand_changes.person_id)`.as('author'),
    state: brandChanges.state,
    fields: sql`array(select jsonb_object_keys(brand_changes.after))`.as('fields'),
    created_at: brandChanges.created_at,
  },
  search: null,
  sorts: { created_at: { column: brandChanges.created_at, along: 'DESC' } },
  defaultSort: 'created_at',
  filters: { waiting: () => eq(brandChanges.state, 'waiting') },
};
