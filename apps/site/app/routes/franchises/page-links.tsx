import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { resultPageUrl, type Listing } from './listing.ts';
import { pageNumbers } from './page-numbers.ts';

type PageLinksProps = { listing: Listing; from: number; to: number; last: number };

/** The way on for keyboards, search engines and browsers without JavaScript. `from` to `to` are on the page. */
export function PageLinks({ listing, from, to, last }: PageLinksProps) {
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
