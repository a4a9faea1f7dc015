import { firstCharacters } from '@naya/contract/format/text';
import { eventUrl } from '@naya/contract/urls';
import { Image, Play } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { Failure } from '../../components/failure.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Section } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useFrame } from '../../data/frame.ts';
import type { SectionData } from '../../data/load.ts';
import type { EventCardData } from './read-home.ts';

const loadPlayer = () => import('./event-player.tsx');
const EventPlayer = lazy(async () => ({ default: (await loadPlayer()).EventPlayer }));

function eventsFailed(message: string) {
  return <Failure message={`Error loading events: ${message}`} />;
}

export function Events({ events }: { events: SectionData<EventCardData[]> }) {
  const [playing, setPlaying] = useState<EventCardData | null>(null);
  return (
    <section aria-labelledby="events-title" className="bg-sunken py-12 lg:py-20">
      <div className="shell">
        <SectionHeading
          id="events-title"
          title="Upcoming events"
          text="Meet brands and owners in person, or watch what to expect."
        />
        <Section of={events} loading={<Waiting />} failed={eventsFailed}>
          {(known) =>
            known.length === 0 ? (
              <p className="mt-6 text-ink-muted">No events are planned just now.</p>
            ) : (
              <ul className="event-grid mt-8">
                {known.map((event) => (
                  <li key={event.id}>
                    <EventCard
                      event={event}
                      onPlay={() => setPlaying(event)}
                      onNear={() => void loadPlayer()}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Section>
      </div>
      {playing?.video && (
        <Suspense>
          <EventPlayer event={playing} video={playing.video} onClose={() => setPlaying(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <Loading className="event-grid mt-8">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="event-card">
          <SkeletonBlock className="event-picture" />
          <div className="grid content-start gap-2">
            <SkeletonBlock className="h-4 w-24" />
            <SkeletonBlock className="h-6" />
            <SkeletonBlock className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** The specification's; the others stay out of a first visit's scripts. */
const videoInvalidMessage = 'Video data is missing or invalid';

/** Three lines of the narrowest card; the player shows all of it. */
const summaryCharacters = 100;

type EventCardProps = {
  event: EventCardData;
  onPlay: () => void;
  /** Preloads the player on hover or focus. */
  onNear: () => void;
};

function EventCard({ event, onPlay, onNear }: EventCardProps) {
  const { title, date, location, description, isPast } = event;
  const isPicture = event.video?.kind === 'image';
  const [refused, setRefused] = useState(false);
  const { ownData } = useFrame();

  /** The title opens what the picture opens; without scripts, or without a picture to open, the event's own page. */
  const open = (press: MouseEvent<HTMLAnchorElement>) => {
    if (!event.video) return;
    press.preventDefault();
    onPlay();
  };

  const play = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!event.video) return setRefused(true);
    // Safari does not focus a pressed button, and the focus has to come back here.
    currentTarget.focus();
    onPlay();
  };

  return (
    <article className="event-card">
      <div className="event-picture">
        <Picture
          src={event.thumbnail}
          alt=""
          sizes="(width < 40rem) 8rem, (width < 64rem) 46vw, 18rem"
          className="size-full object-cover"
        />
        {(event.video || event.videoInvalid) && (
          <button
            type="button"
            aria-label={`${isPicture ? 'Show' : 'Play'} ${title}`}
            onClick={play}
            onPointerEnter={onNear}
            onFocus={onNear}
            className={
              isPicture ? 'play-button p-0 noscript:hidden' : 'play-button noscript:hidden'
            }
          >
            {isPicture ? (
              <Image aria-hidden size={22} />
            ) : (
              <Play aria-hidden size={22} fill="currentColor" />
            )}
          </button>
        )}
      </div>
      <div>
        <p className="event-date">
          {date}
          {isPast && <span className="font-normal text-ink-muted"> Past event</span>}
        </p>
        <h3 className="mt-1 text-lg leading-tight font-bold sm:text-xl">
          <Link to={eventUrl(event.id)} onClick={open}>
            {title}
          </Link>
        </h3>
        {location && <p className="mt-1 text-sm text-ink-muted">{location}</p>}
        {description && (
          <p className="event-text">{firstCharacters(description, summaryCharacters)}</p>
        )}
        {ownData && !isPast && <TextLink to={eventUrl(event.id)}>Register for this event</TextLink>}
        <output className="block text-sm font-semibold text-brick">
          {refused && videoInvalidMessage}
        </output>
      </div>
    </article>
  );
}
