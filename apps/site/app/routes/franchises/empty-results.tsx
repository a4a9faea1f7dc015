import { countOf } from '@naya/contract/format/count';
import { emptyFranchiseQuery, franchiseQueryKeys } from '@naya/contract/franchises/query';
import { franchisesUrl, listFranchiseUrl } from '@naya/contract/urls';
import { Form, Link } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { FranchiseCard } from '../../franchises/franchise-card.tsx';
import { cardLayouts } from './card-pages.tsx';
import { HiddenParams } from './filter-panel.tsx';
import {
  resultPageUrl,
  withoutFilters,
  listingUrl,
  type Listing,
  type ResultPage,
} from './listing.ts';

export function EmptyResults({ page, listing }: { page: ResultPage; listing: Listing }) {
  if (page.isCatalogueEmpty) {
    return (
      <StateMessage title="No franchises available" text="The first brands will be listed soon.">
        <LinkButton to={listFranchiseUrl} look="outline">
          List your own
        </LinkButton>
      </StateMessage>
    );
  }
  if (page.total > 0) {
    return (
      <StateMessage title="This page is empty" text="The list ends before it.">
        <LinkButton to={resultPageUrl(listing, 1)}>Go to the first page</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <StateMessage
        title="No matching franchises found"
        text="Fewer filters, a wider budget or another word may help."
      >
        <Form method="get" action={franchisesUrl()} replace preventScrollReset>
          <HiddenParams listing={withoutFilters(listing)} />
          <Button type="submit">Reset Filters</Button>
        </Form>
      </StateMessage>
      <NoMatchSuggestions page={page} listing={listing} />
    </>
  );
}

type Drop = ResultPage['drop'][number];

/** The same listing without one word or one filter. */
function urlWithout({ query, view }: Listing, { search, parameter }: Drop): string {
  const key = franchiseQueryKeys.find((each) => each === parameter);
  const change = key ? { [key]: emptyFranchiseQuery[key] } : { search };
  return listingUrl({ view, query: { ...query, ...change, page: 1 } });
}

/** Where nothing matches: what to leave out, and the nearest brands. */
function NoMatchSuggestions({ page, listing }: { page: ResultPage; listing: Listing }) {
  const { drop, nearest } = page;
  return (
    <>
      {drop.length > 0 && (
        <ul aria-label="Leave out" className="mt-2 flex flex-wrap justify-center gap-2">
          {drop.map((each) => (
            <li key={each.text}>
              <Link
                to={urlWithout(listing, each)}
                replace
                preventScrollReset
                className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-3.5 font-semibold hover:border-ink"
              >
                Without “{each.text}”: {countOf(each.total, 'franchise')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="mt-10">
          <h2 id="nearest" className="mb-4 text-xl font-bold">
            Nearest to what you asked for
          </h2>
          <ul className={cardLayouts.grid}>
            {nearest.map((franchise) => (
              <li key={franchise.id} className="grid">
                <FranchiseCard franchise={franchise} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
