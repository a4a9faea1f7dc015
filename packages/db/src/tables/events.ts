import { videoTypes } from '@naya/contract/constants';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './one-of.ts';
import { versioned } from './versioned.ts';

export const events = pgTable(
  'events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }),
    location: text('location'),
    description: text('description'),
    thumbnail: text('thumbnail'),
    video_type: text('video_type', { enum: videoTypes }),
    video_id: text('video_id'),
    video_url: text('video_url'),
    image_url: text('image_url'),
    position: integer('position').notNull().default(0),
    ...versioned(),
  },
  (table) => [check('events_video_type_known', oneOf(table.video_type, videoTypes))],
);

export type EventRow = typeof events.$inferSelect;
export type NewEvent = typeof events.$inferInsert;
