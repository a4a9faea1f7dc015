import type { Event } from '@naya/contract/events/entity';
import { asc } from './drizzle.ts';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';
import { events } from './tables/events.ts';

const list = prepareOnce((db) =>
  db
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      location: events.location,
      description: events.description,
      thumbnail: events.thumbnail,
      video_type: events.video_type,
      video_id: events.video_id,
      video_url: events.video_url,
      image_url: events.image_url,
    })
    .from(events)
    .orderBy(asc(events.position), asc(events.id))
    .prepare('list_events'),
);

export async function listEvents(db: Db): Promise<Event[]> {
  return await list(db).execute();
}
