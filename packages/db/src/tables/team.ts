import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { versioned } from '../columns.ts';

/** `position` is the contract's job title; the order on the page is `display_order`. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    position: text('position'),
    bio: text('bio'),
    image: text('image'),
    joined: text('joined'),
    email: text('email'),
    phone: text('phone'),
    linkedin: text('linkedin'),
    experience: text('experience').array().notNull().default([]),
    skills: text('skills').array().notNull().default([]),
    display_order: integer('display_order').notNull().default(0),
    ...versioned(),
  },
  (table) => [
    index('team_members_by_order').on(table.display_order, table.id),
    index('team_members_by_name').on(table.name, table.id),
    index('team_members_name_parts').using('gin', table.name.op('gin_trgm_ops')),
  ],
);

export type NewTeamMember = typeof teamMembers.$inferInsert;
