import { vimeoEmbedUrl, youtubeEmbedUrl } from '@naya/contract/embed-urls';
import type { VideoObject, WithContext } from 'schema-dts';
import type { EventCardData } from '../routes/home/reads.ts';
import { absolute, type Place, type Structured } from './thing.server.ts';

type Video = NonNullable<EventCardData['video']>;

type Address = { embedUrl: string } | { contentUrl: string };

function addressOf(place: Place, video: Video): Address | null {
  if (video.kind === 'youtube') return { embedUrl: youtubeEmbedUrl(video.id) };
  if (video.kind === 'vimeo') return { embedUrl: vimeoEmbedUrl(video.id) };
  return video.kind === 'custom' ? { contentUrl: absolute(place, video.url) } : null;
}

/** An event that shows a film. When the film was put up nobody told us, so neither do we. */
function videoOf(place: Place, event: EventCardData): WithContext<VideoObject> | null {
  const address = event.video && addressOf(place, event.video);
  if (!address || !event.thumbnail) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: event.title,
    description: event.description ?? event.title,
    thumbnailUrl: absolute(place, event.thumbnail),
    ...address,
  };
}

export function eventThings(place: Place, events: EventCardData[]): Structured[] {
  return events.flatMap((event) => videoOf(place, event) ?? []);
}
