import { videoTypes } from '@naya/contract/constants';
import { check, date, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { oneOf, versioned } from '../columns.ts';

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
  (table) => [
    check('events_video_type_known', oneOf(table.video_type, videoTypes)),
    index('events_by_position').on(table.position, table.id),
    index('events_by_date').on(table.date.desc().nullsFirst(), table.id),
    index('events_by_title').on(table.title, table.id),
    index('events_title_parts').using('gin', table.title.op('gin_trgm_ops')),
  ],
);

export type NewEvent = typeof events.$inferInsert;
