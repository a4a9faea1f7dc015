import { and, eq, or, sql, type SQL } from '../drizzle.ts';
import type { PgColumn } from '../drizzle-tables.ts';
import type { Db } from '../client.ts';
import { blogs } from '../blog/table.ts';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';
import { pages } from '../pages/table.ts';
import { slugRedirects, type RedirectedEntity } from '../redirects/table.ts';

const tables = {
  franchise: franchises,
  category: categories,
  blog: blogs,
  page: pages,
} as const satisfies Record<RedirectedEntity, unknown>;

/** The first of 'chai', 'chai-2', 'chai-3', … that no record has, and none had before it was renamed. */
export async function findFreeSlug(
  db: Db,
  entity: RedirectedEntity,
  wanted: string,
): Promise<string> {
  const table = tables[entity];
  const { slug } = table;
  const { old_slug } = slugRedirects;
  const { rows } = await db.execute<{ number: number }>(sql`
    with taken as (
      select ${numberIn(slug, wanted)} as number from ${table} where ${isNumbered(slug, wanted)}
      union
      select ${numberIn(old_slug, wanted)} from ${slugRedirects}
      where ${and(eq(slugRedirects.entity, entity), isNumbered(old_slug, wanted))}
    )
    select min(number) as number from (select 1 as number union all select number + 1 from taken) next
    where number not in (select number from taken)`);
  const number = rows[0]?.number ?? 1;
  return number === 1 ? wanted : `${wanted}-${number}`;
}

/** More digits are part of a name. */
const numberPattern = '^[1-9][0-9]{0,7}$';

/** The number of 'chai-12' beside 'chai'. */
const restOf = (slug: PgColumn, wanted: string): SQL =>
  sql`substr(${slug}, length(${wanted}::text) + 2)`;

/** LIKE can use the index of slugs; no slug contains a character that LIKE reads as a wildcard. */
function isNumbered(slug: PgColumn, wanted: string): SQL | undefined {
  const hasNumber = sql`${slug} like ${`${wanted}-%`} and ${restOf(slug, wanted)} ~ ${numberPattern}`;
  return or(eq(slug, wanted), hasNumber);
}

function numberIn(slug: PgColumn, wanted: string): SQL {
  return sql`case when ${slug} = ${wanted} then 1 else ${restOf(slug, wanted)}::int end`;
}
