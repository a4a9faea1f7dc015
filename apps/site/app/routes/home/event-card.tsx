import { messages } from '@naya/contract/api/errors';
import { firstCharacters } from '@naya/contract/format/text';
import { Image, Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Picture } from '../../components/picture.tsx';
import type { EventCardData } from './reads.ts';

/** Three lines of the narrowest card; the player shows all of it. */
const summaryCharacters = 100;

type EventCardProps = {
  event: EventCardData;
  onPlay: () => void;
  /** Somebody is about to open it. */
  onNear: () => void;
};

export function EventCard({ event, onPlay, onNear }: EventCardProps) {
  const { title, date, location, description, isPast } = event;
  const isPicture = event.video?.kind === 'image';
  const [refused, setRefused] = useState(false);

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
        <h3 className="mt-1 text-lg leading-tight font-bold sm:text-xl">{title}</h3>
        {location && <p className="mt-1 text-sm text-ink-muted">{location}</p>}
        {description && (
          <p className="event-text">{firstCharacters(description, summaryCharacters)}</p>
        )}
        <output className="block text-sm font-semibold text-brick">
          {refused && messages.videoInvalid}
        </output>
      </div>
    </article>
  );
}
