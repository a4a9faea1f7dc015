import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from './drizzle-tables.ts';

/** The database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
