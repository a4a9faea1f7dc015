import { vimeoEmbedUrl, youtubeEmbedUrl } from '@naya/contract/embed-urls';
import type { VideoObject, WithContext } from 'schema-dts';
import { serverLoader } from '../../data/load.ts';
import { siteStructuredData, withData } from '../../data/structured-data.server.ts';
import { absolute, type BaseUrl, type StructuredData } from '../../data/structured-data.ts';
import { loadHome, type EventCardData } from './read-home.ts';

/** Apart from the route: what that imports itself, a first visit would load. */
export const loadOnServer = serverLoader(loadHome, undefined, {
  structured: ({ events }, base) => [
    ...siteStructuredData(base),
    ...withData(events, (them) => videoStructuredData(base, them)),
  ],
});

type Video = NonNullable<EventCardData['video']>;

type VideoUrl = { embedUrl: string } | { contentUrl: string };

function videoUrlOf(base: BaseUrl, video: Video): VideoUrl | null {
  if (video.kind === 'youtube') return { embedUrl: youtubeEmbedUrl(video.id) };
  if (video.kind === 'vimeo') return { embedUrl: vimeoEmbedUrl(video.id) };
  return video.kind === 'custom' ? { contentUrl: absolute(base, video.url) } : null;
}

/** The film of an event. Its upload date is unknown, so uploadDate is left out. */
function videoOf(base: BaseUrl, event: EventCardData): WithContext<VideoObject> | null {
  const videoUrl = event.video && videoUrlOf(base, event.video);
  if (!videoUrl || !event.thumbnail) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: event.title,
    description: event.description ?? event.title,
    thumbnailUrl: absolute(base, event.thumbnail),
    ...videoUrl,
  };
}

function videoStructuredData(base: BaseUrl, events: EventCardData[]): StructuredData[] {
  return events.flatMap((event) => videoOf(base, event) ?? []);
}
