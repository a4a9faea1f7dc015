import type { PlayableVideo } from '@naya/contract/format/video';
import { vimeoEmbedUrl, youtubeEmbedUrl } from '@naya/contract/embed-urls';
import { useEffect } from 'react';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Picture } from '../../components/picture.tsx';
import { EventFacts } from './event-facts.tsx';
import type { EventCardData } from './reads.ts';

type EventPlayerProps = { event: EventCardData; video: PlayableVideo; onClose: () => void };

const playerId = 'event-player';

/** Comes into being with the press of play, and takes its player away again when it closes. */
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
      // Seen until the player comes, and where it never does.
      style={poster ? { backgroundImage: cssUrl(poster) } : undefined}
    />
  );
}

function cssUrl(url: string): string {
  return `url("${url.replaceAll(/["\\\n]/g, encodeURIComponent)}")`;
}
