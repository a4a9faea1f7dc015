import { bigint, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant } from '../columns.ts';

/** What lies in the place of backups; what nobody has counted or tried is null. */
export const backups = pgTable('backups', {
  name: text('name').primaryKey(),
  made_at: instant('made_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  rows: integer('rows'),
  pictures: integer('pictures'),
  tried_at: instant('tried_at'),
  try_fault: text('try_fault'),
});

export type BackupRow = typeof backups.$inferSelect;
