import { savedLimits } from '@naya/contract/saved/saved';
import { compareUrl, shortlistUrl } from '@naya/contract/saved/urls';
import { franchisesUrl } from '@naya/contract/urls';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { loadBrowserApi } from '../../data/load.ts';
import { FranchiseGrid } from '../../franchises/franchise-grid.tsx';
import {
  readCards,
  type CardFranchise,
  type ShortlistCards,
} from '../../franchises/read-franchises.ts';
import { useSaved } from '../../saved/saved.ts';
import { ShareLink } from '../../saved/share-link.tsx';
import { Entry } from './entry.tsx';

/** Two rows of cards. */
const recentShown = 6;

/** The shortlist stored on this device: order and notes stay here, nobody else reads them. */
export function OwnShortlist() {
  const { shortlist, recent: opened } = useSaved();
  const recent = opened.slice(0, recentShown);
  const ids = shortlist.map(({ id }) => id);
  const loaded = useCards([...new Set([...ids, ...recent])]);
  const cards = loaded && loaded !== 'failed' ? loaded.cards : [];
  const gone = loaded && loaded !== 'failed' ? loaded.missing : [];
  const listed = ids.filter((id) => !gone.includes(id));
  const cardOf = (id: number) => cards.find((card) => Number(card.id) === id);

  return (
    <>
      <PageHeading title="Your shortlist">
        Kept on this device, with your notes. Share it as a link; your notes are not in it.
      </PageHeading>
      <noscript>
        <p className="mt-4 rounded-control bg-marigold-tint px-4 py-3">
          A shortlist of your own needs JavaScript. Shortlists that were shared with you open
          without it.
        </p>
      </noscript>
      {shortlist.length === 0 ? (
        <StateMessage
          title="Nothing shortlisted yet"
          text="Press the tag on a franchise’s picture to remember it here."
        >
          <LinkButton to={franchisesUrl()}>Browse franchises</LinkButton>
        </StateMessage>
      ) : (
        <>
          <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
            {listed.length > 1 && (
              <LinkButton to={compareUrl(listed.slice(0, savedLimits.compare))}>
                Compare the first {Math.min(listed.length, savedLimits.compare)}
              </LinkButton>
            )}
            {listed.length > 0 && (
              <ShareLink
                url={shortlistUrl(listed.slice(0, savedLimits.shared))}
                text="My shortlist"
              />
            )}
            <Button look="outline" onClick={() => window.print()}>
              Print
            </Button>
          </div>
          {loaded === 'failed' ? (
            <Failure message="The shortlisted franchises could not be read." />
          ) : (
            <ol className="mt-8 grid gap-4">
              {shortlist.map((entry, index) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  card={cardOf(entry.id)}
                  isGone={gone.includes(entry.id)}
                  isFirst={index === 0}
                  isLast={index === shortlist.length - 1}
                />
              ))}
            </ol>
          )}
        </>
      )}
      <Recent cards={recent.flatMap((id) => cardOf(id) ?? [])} />
    </>
  );
}

/** The last franchises that this device has opened, newest first. */
function Recent({ cards }: { cards: CardFranchise[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-16 print:hidden">
      <h2 id="recent" className="mb-6 text-2xl">
        Recently viewed
      </h2>
      <FranchiseGrid franchises={cards} />
    </section>
  );
}

type Loaded = { key: string; cards: ShortlistCards | 'failed' };

/** The cards of these ids, null while they are being read. Ids that are only reordered are not read again. */
function useCards(ids: number[]): ShortlistCards | 'failed' | null {
  const key = ids.toSorted((a, b) => a - b).join(',');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const wanted = key.split(',').filter(Boolean).map(Number);
    loadBrowserApi()
      .then(({ browserApi }) => readCards(browserApi, wanted))
      .catch(() => 'failed' as const)
      .then((cards) => isCurrent && setLoaded({ key, cards }))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.cards ?? null;
}
