import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { useState } from 'react';
import { Toolbar } from '../franchises/toolbar.tsx';
import { Events } from '../home/events.tsx';
import type { EventCardData } from '../home/read-home.ts';
import placeholder from '../../assets/placeholder.svg?url';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { SuggestionList } from '../../components/suggestion-list.tsx';
import { ShortlistBar } from '../../saved/shortlist-bar.tsx';

const dialogId = 'styles-dialog';

const suggestions = [
  { label: 'Kulhad Nukkad', note: 'Brand' },
  { label: 'Food & Beverage', note: 'Category' },
  {
    label: 'Thiruvananthapuramneighbourhoodconfectionery & Refreshments Company',
    note: 'Brand',
  },
];

/** The pieces that lie above a page: an open dialog, suggestions with the second one chosen by keyboard, the tray. */
export function Floating() {
  return (
    <>
      <Dialog
        id={dialogId}
        open
        aria-label="A dialog"
        className="relative m-0 w-full max-w-2xl rounded-card bg-surface p-5 shadow-float sm:p-7"
      >
        <h3 className="pr-12 text-xl">A dialog</h3>
        <p className="mt-2 text-ink-muted">It closes by its cross, by Escape and by its buttons.</p>
        <div className="mt-6 flex justify-end gap-3">
          <Button look="outline">Cancel</Button>
          <Button>Confirm</Button>
        </div>
        <DialogClose closes={dialogId} className="absolute top-3 right-3" />
      </Dialog>
      <div className="relative mb-40 max-w-md">
        <input className="control" aria-label="Search" defaultValue="ku" />
        <SuggestionList
          id="styles-suggestions"
          label="Suggestions"
          options={suggestions}
          active={1}
          onChoose={() => {}}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <ShortlistBar ids={[1]} />
        <ShortlistBar ids={[1, 2, 3]} />
      </div>
    </>
  );
}

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
