import type { ClientBase } from 'pg';

/** Excludes objects of extensions, which, like the schema itself, may belong to another user. */
const isOurs = (oid: string) =>
  `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`;

/** Queries for DROP statements, in order: each finds the objects that the ones before have left. */
const finders = [
  `select format('drop table if exists public.%I cascade', relname) as statement from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${isOurs('pg_class.oid')}`,
  `select format('drop routine if exists public.%I(%s) cascade', proname, pg_get_function_identity_arguments(oid))
     as statement from pg_proc
   where pronamespace = 'public'::regnamespace and ${isOurs('pg_proc.oid')}`,
  `select format('drop type if exists public.%I cascade', typname) as statement from pg_type
   where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${isOurs('pg_type.oid')}`,
];

/** Removes our tables and whatever else migrations make. */
export async function clearDatabase(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists pgboss, drizzle cascade');
  for (const find of finders) {
    const { rows } = await client.query<{ statement: string }>(find);
    for (const { statement } of rows) await client.query(statement);
  }
}
