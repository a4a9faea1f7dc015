import { rememberAsked } from '@naya/contract/saved/edit-saved';
import { franchisesUrl } from '@naya/contract/urls';
import { X } from 'lucide-react';
import { useState, useEffect } from 'react';
import { useNavigation, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Failure } from '../components/failure.tsx';
import { SkeletonBlock } from '../components/loading.tsx';
import { Section } from '../components/section.tsx';
import { browserLoader, peek, serverLoader, isLoading, type SectionData } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { sayCounts } from '../franchises/list-sections.ts';
import { changeSaved } from '../saved/saved.ts';
import type { Route } from './+types/franchises';
import { ResultsSkeleton } from './franchises/card-pages.tsx';
import { FilterPanel, SearchBox } from './franchises/filter-panel.tsx';
import {
  isLandingPage,
  listingUrl,
  loadListing,
  parseListing,
  activeFilters,
  understoodFilters,
  withoutFilters,
  type Understood,
  type Listing,
} from './franchises/listing.ts';
import { useRestoredPages } from './franchises/result-pages.ts';
import { Results } from './franchises/results.tsx';
import { listingTitle } from './franchises/say-listing.ts';
import { Toolbar } from './franchises/toolbar.tsx';
import { useFilters } from './franchises/use-filters.ts';

export const loader = serverLoader(loadListing, 'page', {
  isMissing: ({ page }) => peek(page)?.isEmptyLandingPage ?? false,
});
export const clientLoader = browserLoader(loadListing);

/** Another view shows the same franchises. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const [now, next] = [args.currentUrl, args.nextUrl].map(({ searchParams }) =>
    parseListing(searchParams),
  );
  if (!now || !next || now.view === next.view) return args.defaultShouldRevalidate;
  return listingUrl({ ...now, view: 'grid' }) !== listingUrl({ ...next, view: 'grid' });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const listing = parseListing(new URLSearchParams(location.search));
  const { category, location: city, page } = listing.query;
  const what = [category, 'Franchises', city && `in ${city}`].filter(Boolean).join(' ');
  const isKept = isLandingPage(listing) && !peek(loaderData?.page)?.isEmptyLandingPage;
  return pageMeta(matches, {
    title: page > 1 ? `${what}, page ${page}` : what,
    description: `${what}: compare investment, payback in months and space, and ask the brands directly.`,
    ...(isKept && { path: franchisesUrl({ category, location: city, page }) }),
  });
}

export default function FranchisesPage({ loaderData }: Route.ComponentProps) {
  const filters = useFilters();
  const { listing } = filters;
  const { first, restored } = useRestoredPages(loaderData.page);
  const { data: page, isLoading } = useSectionData(first);
  const [isPanelOpen, setPanelOpen] = useState(true);
  useRememberedQuestion(listing);
  const isWaiting = useNavigation().location?.pathname === franchisesUrl();

  return (
    <div className="shell page-body gap-x-3 lg:grid lg:grid-cols-[1fr_auto]">
      <div className="mb-3 lg:col-span-2 lg:mb-6">
        <h1 className="page-title text-balance">{listingTitle(listing, page)}</h1>
        <p className="tabular mt-2 min-h-7 text-lg text-ink-muted">
          {page && sayCounts(page.sections, page.total)}
          {isLoading && <SkeletonBlock className="my-1 h-5 w-36" />}
        </p>
      </div>
      <SearchBox {...filters} />
      <Toolbar
        filters={filters}
        page={page}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      />
      <div className="mt-2 items-start gap-8 lg:col-span-2 lg:mt-6 lg:flex">
        <FilterPanel filters={filters} facets={page?.facets ?? null} isOpen={isPanelOpen} />
        <div className="min-w-0 flex-1">
          <FilterChips listing={listing} understood={page?.understood ?? []} />
          <Section of={first} loading={<ResultsSkeleton view={listing.view} />} failed={failed}>
            {(data) => (
              <Results first={data} restored={restored} listing={listing} isWaiting={isWaiting} />
            )}
          </Section>
        </div>
      </div>
    </div>
  );
}

/** Whoever asks a similar brand the same begins with it. */
function useRememberedQuestion({ query }: Listing): void {
  const city = query.openIn ?? query.location;
  const budget = query.maxInvestment;
  useEffect(() => {
    if (city !== null || budget !== null) {
      changeSaved((saved) => rememberAsked(saved, { city, budget }));
    }
  }, [city, budget]);
}

function failed(message: string) {
  return <Failure message={`Error: ${message}`} className="text-brick" />;
}

type FilterChipsProps = { listing: Listing; understood: Understood[] };

/** The active filters, each with the link that removes it. */
function FilterChips({ listing, understood }: FilterChipsProps) {
  const filters = [...activeFilters(listing.query), ...understoodFilters(understood)];
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-3 flex flex-wrap items-center gap-2 lg:mb-4">
      {filters.map(({ label, removal }) => (
        <li key={label} className="max-w-full">
          <Link
            to={listingUrl({ ...listing, query: { ...listing.query, ...removal, page: 1 } })}
            replace
            preventScrollReset
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control bg-sign-tint px-2.5 font-semibold text-sign hover:bg-sign hover:text-on-sign pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <X aria-hidden size={16} className="shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={listingUrl(withoutFilters(listing))}
            replace
            preventScrollReset
            className="inline-flex min-h-9 items-center font-semibold text-sign hover:underline pointer-coarse:min-h-11"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A read's data outside its section: null while it is pending, and when it failed. */
function useSectionData<T>(of: SectionData<T>): { data: T | null; isLoading: boolean } {
  const [, setArrived] = useState<SectionData<T> | null>(null);

  useEffect(() => {
    if (of instanceof Promise) void of.then(() => setArrived(of));
  }, [of]);

  return { data: peek(of), isLoading: isLoading(of) };
}
