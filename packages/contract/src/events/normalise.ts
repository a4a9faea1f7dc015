import { videoTypes } from '../constants.ts';
import type { Event } from './entity.ts';
import { picture } from '../normalise/addresses.ts';
import { id, option, record, text } from '../normalise/values.ts';

export function normaliseEvent(value: unknown): Event | null {
  const row = record(value);
  const eventId = id(row?.id);
  const title = text(row?.title);
  if (!row || eventId === null || !title) return null;
  return {
    id: eventId,
    title,
    date: text(row.date),
    location: text(row.location),
    description: text(row.description),
    thumbnail: picture(row.thumbnail),
    video_type: option(row.video_type ?? row.videoType, videoTypes),
    video_id: text(row.video_id) ?? text(row.videoId),
    video_url: picture(row.video_url) ?? picture(row.videoUrl),
    image_url: picture(row.image_url) ?? picture(row.imageUrl),
  };
}
