import { mapUrl, vimeoWatchUrl, youtubeWatchUrl } from '@naya/contract/embed-urls';
import { writeCalendar } from '@naya/contract/events/calendar';
import type { PlayableVideo } from '@naya/contract/format/video';
import { CalendarPlus, ExternalLink, MapPin } from 'lucide-react';
import { useState } from 'react';
import { newTab } from '../../components/new-tab.ts';
import type { EventCardData } from './reads.ts';

/** When and where, and the ways on: a player of another site may not load, and cannot say so. */
export function EventFacts({ event, video }: { event: EventCardData; video: PlayableVideo }) {
  const { date, location, description, isPast } = event;
  const page = watchPage(video);
  const isPlace = location !== null && !/^online$/i.test(location);
  return (
    <div className="grid gap-3 p-4">
      <p className="font-semibold">
        {[date, location].filter(Boolean).join(' · ')}
        {isPast && <span className="font-normal text-ink-muted"> Past event</span>}
      </p>
      {description && <p className="text-ink-muted">{description}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1 *:inline-flex *:min-h-11 *:items-center *:gap-2 *:font-semibold *:text-sign *:underline">
        {!isPast && <CalendarLink event={event} />}
        {isPlace && (
          <a href={mapUrl(location)} {...newTab}>
            <MapPin aria-hidden size={18} />
            Open in Maps
          </a>
        )}
        {page && (
          <a href={page.url} {...newTab}>
            <ExternalLink aria-hidden size={18} />
            {page.name}
          </a>
        )}
      </p>
    </div>
  );
}

function watchPage(video: PlayableVideo): { url: string; name: string } | null {
  if (video.kind === 'youtube') return { url: youtubeWatchUrl(video.id), name: 'Watch on YouTube' };
  if (video.kind === 'vimeo') return { url: vimeoWatchUrl(video.id), name: 'Watch on Vimeo' };
  return video.kind === 'custom' ? { url: video.url, name: 'Open the video' } : null;
}

function CalendarLink({ event: { start, ...event } }: { event: EventCardData }) {
  const [now] = useState(() => new Date());
  const text = start && writeCalendar({ ...event, date: start }, window.location.host, now);
  return text ? (
    <a href={`data:text/calendar,${encodeURIComponent(text)}`} download="event.ics">
      <CalendarPlus aria-hidden size={18} />
      Add to calendar
    </a>
  ) : null;
}
