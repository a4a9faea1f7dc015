import { countOf } from '@naya/contract/format/count';
import { emptyFranchiseQuery, franchiseQueryKeys } from '@naya/contract/franchises/query';
import { Link } from 'react-router';
import { FranchiseCard } from '../../components/franchise-card.tsx';
import { cardLayouts } from './card-pages.tsx';
import { listingUrl, type Listing, type ResultPage } from './listing.ts';

type Drop = ResultPage['drop'][number];

/** The same listing without one word or one filter. */
function urlWithout({ query, view }: Listing, { search, parameter }: Drop): string {
  const key = franchiseQueryKeys.find((each) => each === parameter);
  const change = key ? { [key]: emptyFranchiseQuery[key] } : { search };
  return listingUrl({ view, query: { ...query, ...change, page: 1 } });
}

/** Where nothing matches: what to leave out, and the nearest brands. */
export function NoMatchSuggestions({ page, listing }: { page: ResultPage; listing: Listing }) {
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
