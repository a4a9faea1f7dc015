import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../components/failure.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { EventCard } from './event-card.tsx';
import type { EventCardData } from './reads.ts';

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
