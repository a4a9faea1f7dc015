import { check, index, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { oneOf } from '../columns.ts';

const redirectedEntities = ['franchise', 'category', 'blog', 'page'] as const;
export type RedirectedEntity = (typeof redirectedEntities)[number];

export const slugRedirects = pgTable(
  'slug_redirects',
  {
    entity: text('entity', { enum: redirectedEntities }).notNull(),
    old_slug: text('old_slug').notNull(),
    entity_id: integer('entity_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.old_slug] }),
    check('slug_redirects_entity_known', oneOf(table.entity, redirectedEntities)),
    index('slug_redirects_target').on(table.entity, table.entity_id),
  ],
);
