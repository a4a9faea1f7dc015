import { apiPaths, facetsPath } from '@naya/contract/api/paths';
import type { Facets } from '@naya/contract/franchises/entity';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import type { About, Blog, Category, Event, Franchise, TeamMember } from './items.ts';
import { withQuery } from '@naya/contract/urls';
import type { Id } from '@naya/contract/id';
import type { Insight } from '@naya/contract/site-info/insight';
import {
  franchiseQueryKeys,
  franchiseQueryEntries,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { createTransport, type Fetch, type Send } from './transport.ts';

export type Hosts = {
  /** Where blogs, franchises and categories are read: a local development server unless told otherwise. */
  catalogueHost?: string;
  /** Where everything else is read and sent: the page's own host unless told otherwise. */
  siteHost?: string;
};
/** Filters, sort and page; or the ids of up to 50 franchises, which come in that order whatever else is asked. */
export type FranchisesAsked = Partial<FranchiseQuery> & { ids?: readonly Id[] };
export type FacetsAnswer = { total: number; facets: Facets };
export type CallOptions = Hosts & { fetch?: Fetch };

export const defaultCatalogueHost = 'http://localhost:8000';

/** The calls of the alternative set. Their answers are used unchanged. */
export function createCalls(options: CallOptions) {
  const {
    catalogueHost = defaultCatalogueHost,
    siteHost = '',
    fetch = (url, init) => globalThis.fetch(url, init),
  } = options;
  printDefaults(options);
  const { read, readList, send } = createTransport(fetch);
  const catalogue = (path: string) => `${withoutSlash(catalogueHost)}/api${path}`;
  const site = (path: string) => `${withoutSlash(siteHost)}/api${path}`;
  return {
    blogs: (signal: AbortSignal) => readList<Blog>(catalogue(apiPaths.blogs), signal),
    blog: (slug: string, signal: AbortSignal) => read<Blog>(catalogue(apiPaths.blog(slug)), signal),
    franchises: (query: FranchisesAsked, signal: AbortSignal) =>
      readList<Franchise>(catalogue(franchisesPath(query)), signal),
    franchise: (id: Id, signal: AbortSignal) =>
      read<Franchise>(catalogue(apiPaths.franchise(id)), signal),
    /** How many franchises pass the filters, and how many each further choice would leave. */
    facets: (query: Partial<FranchiseQuery>, signal: AbortSignal) =>
      read<FacetsAnswer>(catalogue(withQuery(facetsPath, franchiseQueryEntries(query))), signal),
    /** What a typed text may mean. */
    suggest: (typed: string, signal: AbortSignal) =>
      read<Suggestions>(catalogue(withQuery(apiPaths.suggest, [['q', typed]])), signal),
    categories: (signal: AbortSignal) => readList<Category>(catalogue(apiPaths.categories), signal),
    events: (signal: AbortSignal) => readList<Event>(site(apiPaths.events), signal),
    team: (signal: AbortSignal) => readList<TeamMember>(site(apiPaths.team), signal),
    about: (signal: AbortSignal) => read<About>(site(apiPaths.about), signal),
    insights: (signal: AbortSignal) => readList<Insight>(site(apiPaths.insights), signal),
    contact: (init: Send) => send<Receipt>(site(apiPaths.contact), init),
    investor: (init: Send) => send<Receipt>(site(apiPaths.investor), init),
    franchiseOwner: (init: Send) => send<Receipt>(site(apiPaths.franchiseOwner), init),
  };
}
export type Calls = ReturnType<typeof createCalls>;

/** A host left out is mostly one forgotten: in production the first is nobody's, and a program has no relative paths. */
function printDefaults({ catalogueHost, siteHost }: Hosts): void {
  const defaults = [
    ...(catalogueHost === undefined
      ? [`blogs, franchises and categories at ${defaultCatalogueHost} (catalogueHost)`]
      : []),
    ...(siteHost === undefined ? ['everything else at relative paths (siteHost)'] : []),
  ];
  if (defaults.length > 0) console.warn(`@naya/store calls ${defaults.join(', ')}`);
}

/** Everything that was asked is named, defaults too: any parameter asks for a page. */
function franchisesPath({ ids, ...query }: FranchisesAsked): string {
  const entries = franchiseQueryEntries(query, franchiseQueryKeys);
  if (ids) entries.unshift(['ids', ids.join(',')]);
  const isAsked = Object.values(query).some((value) => value !== undefined);
  // Filters that leave nothing out have no parameter, and ask for a page all the same.
  if (isAsked && entries.length === 0) entries.push(['page', '1']);
  return withQuery(apiPaths.franchises, entries);
}

function withoutSlash(host: string): string {
  return host.replace(/\/+$/, '');
}
