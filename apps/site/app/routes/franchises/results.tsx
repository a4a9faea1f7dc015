import { defaultSort } from '@naya/contract/constants';
import { Button } from '../../components/button.tsx';
import { CardPages } from './card-pages.tsx';
import { EmptyResults } from './empty-results.tsx';
import { InfiniteScrollTrigger } from './infinite-scroll-trigger.tsx';
import type { Listing, ResultPage } from './listing.ts';
import { PageLinks } from './page-links.tsx';
import { ResultCount } from './result-count.tsx';
import { useFocusOnNewResults } from './use-focus-on-new-results.ts';
import { useGlidingCards } from './use-gliding-cards.ts';
import { useUrlOfPageInView } from './use-url-of-page-in-view.ts';
import { useResultPages } from './use-result-pages.ts';

/** This many pages load by scrolling; then the visitor presses a button, so that the footer can be reached. */
const pagesByScrolling = 4;

type ResultsProps = {
  first: ResultPage;
  restored: ResultPage[] | null;
  listing: Listing;
  isWaiting: boolean;
};

export function Results({ first, restored, listing, isWaiting }: ResultsProps) {
  const { pages, nextPage, appended, isLoading, failure, loadNext } = useResultPages(
    first,
    restored,
    listing,
  );
  const region = useFocusOnNewResults(first);
  const list = useUrlOfPageInView(listing, pages.length);
  useGlidingCards(list, pages, listing.view);
  const asks = nextPage !== null && (failure !== null || appended >= pagesByScrolling);

  const last = pages.at(-1) ?? first;
  const from = ((pages[0] ?? first).page - 1) * first.limit + 1;
  const count = pages.reduce((sum, { cards }) => sum + cards.length, 0);
  const { search, sort } = listing.query;

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Results"
      aria-busy={isWaiting}
      className="scroll-mt-20 outline-none lg:scroll-mt-4"
    >
      <ResultCount
        from={from}
        to={from + count - 1}
        total={first.total}
        query={listing.query}
        isBestFirst={search !== null && sort === defaultSort}
      />
      <div className={isWaiting ? 'mt-3 opacity-60 transition-opacity delay-150' : 'mt-3'}>
        {count === 0 ? (
          <EmptyResults page={first} listing={listing} />
        ) : (
          <CardPages ref={list} pages={pages} listing={listing} />
        )}
        {nextPage !== null && !asks && (
          <InfiniteScrollTrigger key={nextPage} onNear={() => void loadNext()} />
        )}
        {asks && (
          <div className="mt-8 grid justify-items-center gap-3">
            {failure && (
              <p role="alert" className="font-semibold text-brick">
                Error: {failure}
              </p>
            )}
            <Button look="outline" onClick={() => void loadNext()} disabled={isLoading}>
              {failure ? 'Try again' : 'Show more franchises'}
            </Button>
          </div>
        )}
        <PageLinks
          listing={listing}
          from={(pages[0] ?? first).page}
          to={last.page}
          last={Math.ceil(first.total / first.limit)}
        />
      </div>
    </section>
  );
}
