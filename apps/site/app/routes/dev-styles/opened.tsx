import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { useState } from 'react';
import placeholder from '../../assets/placeholder.svg?url';
import { Toolbar } from '../franchises/toolbar.tsx';
import { Events } from '../home/events.tsx';
import type { EventCardData } from '../home/reads.ts';

const expo: EventCardData = {
  id: 9001,
  title: 'Franchise expo',
  location: 'Pragati Maidan, New Delhi',
  description: 'Sixty brands, two days, and owners who open their books.',
  thumbnail: null,
  date: '5 Dec 2026',
  start: '2026-12-05',
  isPast: false,
  video: null,
  videoInvalid: false,
};

/** A film, a picture, neither, and one that is over with a film that cannot be played. */
const events: EventCardData[] = [
  { ...expo, video: { kind: 'custom', url: `${placeholder}?film` } },
  { ...expo, id: 9002, video: { kind: 'image', url: placeholder } },
  { ...expo, id: 9003, location: null, description: null, date: null, start: null },
  { ...expo, id: 9004, isPast: true, videoInvalid: true },
];

/** A press on these opens what lies over the page: filters on a phone, and the player. */
export function Opened() {
  const [draft, setDraft] = useState<FranchiseQuery>({
    ...emptyFranchiseQuery,
    location: 'Indore',
  });
  return (
    <>
      <Toolbar
        filters={{
          listing: { query: draft, view: 'grid' },
          draft,
          apply: (change) => setDraft({ ...draft, ...change }),
        }}
        page={null}
        isPanelOpen={false}
        onTogglePanel={() => {}}
      />
      <Events events={{ ok: true, data: events }} />
    </>
  );
}
