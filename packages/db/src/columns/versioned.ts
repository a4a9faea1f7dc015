import { integer } from '../drizzle-tables.ts';
import { instant, now } from './instant.ts';

/** The second of two people who save the same record is told; see the back office's saves. */
export const versioned = () => ({
  updated_at: instant('updated_at').notNull().default(now),
  version: integer('version').notNull().default(1),
});
