import {
  vimeoEmbedUrl,
  youtubeEmbedUrl,
  mapUrl,
  vimeoWatchUrl,
  youtubeWatchUrl,
} from '@naya/contract/embed-urls';
import { writeCalendar } from '@naya/contract/events/calendar';
import { eventUrl } from '@naya/contract/urls';
import type { PlayableVideo } from '@naya/contract/events/video';
import { CalendarPlus, ExternalLink, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { newTab } from '../../components/new-tab.ts';
import { Picture } from '../../components/picture.tsx';
import { useFrame } from '../../data/frame.ts';
import type { EventCardData } from './read-home.ts';

type EventPlayerProps = { event: EventCardData; video: PlayableVideo; onClose: () => void };

const playerId = 'event-player';

/** Mounted when a visitor presses play; closing unmounts the player. */
export function EventPlayer({ event, video, onClose }: EventPlayerProps) {
  const { title } = event;
  useEffect(() => {
    const dialog = document.getElementById(playerId);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  }, []);

  return (
    <Dialog id={playerId} aria-label={title} onClose={onClose} className="event-player">
      <div className="flex items-center justify-between gap-4 py-1 pl-4">
        <h2 className="text-lg leading-tight font-bold">{title}</h2>
        <DialogClose closes={playerId} />
      </div>
      <Screen title={title} video={video} poster={event.thumbnail} />
      <EventFacts event={event} video={video} />
    </Dialog>
  );
}

type ScreenProps = { title: string; video: PlayableVideo; poster: string | null };

function Screen({ title, video, poster }: ScreenProps) {
  if (video.kind === 'image') {
    return (
      <Picture src={video.url} alt={title} sizes="60rem" className="event-screen object-contain" />
    );
  }
  if (video.kind === 'custom') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- an event has an address of a video, and no captions
      <video
        src={video.url}
        poster={poster ?? undefined}
        controls
        autoPlay
        playsInline
        aria-label={title}
        className="event-screen"
      />
    );
  }
  const address = video.kind === 'youtube' ? youtubeEmbedUrl(video.id) : vimeoEmbedUrl(video.id);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the players need scripts and their own origin, so it would hold nothing back
    <iframe
      src={address}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="event-screen scheme-light"
      // Visible until the player has loaded, and if it never does.
      style={poster ? { backgroundImage: cssUrl(poster) } : undefined}
    />
  );
}

function cssUrl(url: string): string {
  return `url("${url.replaceAll(/["\\\n]/g, encodeURIComponent)}")`;
}

/** When and where, and the ways on: a player of another site may not load, and cannot say so. */
export function EventFacts({
  event,
  video,
}: {
  event: EventCardData;
  video: PlayableVideo | null;
}) {
  const { date, location, description, isPast } = event;
  const { ownData } = useFrame();
  const page = video && watchPage(video);
  const isPlace = location !== null && !/^online$/i.test(location);
  return (
    <div className="grid gap-3 p-4">
      <p className="font-semibold">
        {[date, location].filter(Boolean).join(' · ')}
        {isPast && <span className="font-normal text-ink-muted"> Past event</span>}
      </p>
      {description && <p className="text-ink-muted">{description}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1 *:inline-flex *:min-h-11 *:items-center *:gap-2 *:font-semibold *:text-sign *:underline">
        {ownData && !isPast && <Link to={eventUrl(event.id)}>Register</Link>}
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
