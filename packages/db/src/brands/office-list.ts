import { sql } from 'drizzle-orm';
import { userWords } from '../accounts/table.ts';
import { franchises } from '../franchises/table.ts';
import type { ListOf } from '../office/lists.ts';
import { brandMembers } from './members-table.ts';
import { people } from './people-table.ts';

const brandsOfPerson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${franchises.id}, 'name', ${franchises.business_name},
    'role', ${brandMembers.role}) order by ${franchises.id}), '[]')
  from ${brandMembers} join ${franchises} on ${franchises.id} = ${brandMembers.franchise_id}
  where ${brandMembers.person_id} = ${people.id}
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
    brands: brandsOfPerson,
  },
  search: userWords(people),
  sorts: { email: { column: people.email, along: 'ASC' } },
  defaultSort: 'email',
  filters: {},
};
