import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versioned } from './versioned.ts';

/** `position` is the contract's job title; the order on the page is `display_order`. */
export const teamMembers = pgTable('team_members', {
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
});

export type TeamMemberRow = typeof teamMembers.$inferSelect;
export type NewTeamMember = typeof teamMembers.$inferInsert;
