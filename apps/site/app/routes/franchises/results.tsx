import { defaultSort } from '@naya/contract/constants';
import { formatAmount } from '@naya/contract/format/amount';
import { countOf, formatCount } from '@naya/contract/format/count';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CardPages } from './card-pages.tsx';
import { EmptyResults } from './empty-results.tsx';
import { resultPageUrl, type Listing, type ResultPage } from './listing.ts';
import {
  useFocusOnNewResults,
  useGlidingCards,
  useUrlOfPageInView,
  useResultPages,
} from './result-pages.ts';

type ResultsProps = {
  first: ResultPage;
  restored: ResultPage[] | null;
  listing: Listing;
  isWaiting: boolean;
};

export function Results({ first, restored, listing, isWaiting }: ResultsProps) {
  const { pages, nextPage, isLoading, failure, loadNext } = useResultPages(
    first,
    restored,
    listing,
  );
  const region = useFocusOnNewResults(first);
  const list = useUrlOfPageInView(listing, pages.length);
  useGlidingCards(list, pages, listing.view);

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
        {nextPage !== null && (
          <div className="mt-8 grid justify-items-center gap-3">
            {failure && (
              <p role="alert" className="font-semibold text-brick">
                Error: {failure}
              </p>
            )}
            <Button look="outline" onClick={() => void loadNext()} disabled={isLoading}>
              {isLoading && 'Loading ...'}
              {!isLoading && failure && 'Try again'}
              {!isLoading &&
                !failure &&
                `Show ${Math.min(first.limit, first.total - last.page * first.limit)} more`}
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

type Counts = { from: number; to: number; total: number; isBestFirst: boolean };

function sentence({ from, to, total, isBestFirst }: Counts): string {
  const order = isBestFirst && total > 1 ? ', best match first' : '';
  if (from === 1 && to === total) return `Showing ${countOf(total, 'franchise')}${order}`;
  if (to < from) return `Showing 0 of ${countOf(total, 'franchise')}`;
  return `Showing ${formatCount(from)}–${formatCount(to)} of ${countOf(total, 'franchise')}${order}`;
}

/** Says how a budget meets a brand's own range: part of that may lie outside. */
function budgetMeaning({ minInvestment: min, maxInvestment: max }: FranchiseQuery): string | null {
  if (max !== null && min === null) return `, starting at ${formatAmount(max)} or less`;
  if (min !== null && max === null) return `, reaching ${formatAmount(min)} or more`;
  if (min === null || max === null) return null;
  return `, in ranges that meet ${formatAmount(min)} to ${formatAmount(max)}`;
}

type ResultCountProps = Counts & { query: FranchiseQuery };

/** The count is said aloud whenever it changes. */
function ResultCount({ query, ...counts }: ResultCountProps) {
  return (
    <p className="tabular text-pretty text-ink-muted">
      <output>{sentence(counts)}</output>
      {counts.total > 0 && budgetMeaning(query)}
    </p>
  );
}

type PageLinksProps = { listing: Listing; from: number; to: number; last: number };

/** The way on for keyboards, search engines and browsers without JavaScript. `from` to `to` are on the page. */
function PageLinks({ listing, from, to, last }: PageLinksProps) {
  if (last < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {from > 1 && (
        <PageLink to={resultPageUrl(listing, from - 1)} rel="prev">
          <ChevronLeft aria-hidden size={18} />
          Previous
        </PageLink>
      )}
      {pageNumbers(to, last).map(({ page, afterGap }) => (
        <Fragment key={page}>
          {afterGap && <span className="px-1 text-ink-muted">…</span>}
          <PageLink to={resultPageUrl(listing, page)} isCurrent={page === to}>
            <span className="sr-only">Page </span>
            {page}
          </PageLink>
        </Fragment>
      ))}
      {to < last && (
        <PageLink to={resultPageUrl(listing, to + 1)} rel="next">
          Next
          <ChevronRight aria-hidden size={18} />
        </PageLink>
      )}
    </nav>
  );
}

type PageLinkProps = { to: string; rel?: string; isCurrent?: boolean; children: ReactNode };

function PageLink({ isCurrent = false, ...rest }: PageLinkProps) {
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className="tabular inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-semibold text-sign hover:bg-sign-tint aria-[current]:bg-sign aria-[current]:text-on-sign"
      {...rest}
    />
  );
}

/** Both ends and the neighbours of `current`; a gap of one page is filled, a longer one is told. */
function pageNumbers(current: number, last: number): { page: number; afterGap: boolean }[] {
  const wanted = new Set([1, current - 1, current, current + 1, last]);
  if (current === 4) wanted.add(2);
  if (current === last - 3) wanted.add(last - 1);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.map((page, index) => ({ page, afterGap: page - (pages[index - 1] ?? 0) > 1 }));
}
