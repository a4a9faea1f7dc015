import type { About, Blog, Category, Event, Franchise, TeamMember } from './items.ts';
import { apiPaths } from '@naya/contract/api/paths';
import { withQuery } from '@naya/contract/urls';
import type { Id } from '@naya/contract/id';
import type { Insight } from '@naya/contract/site-info/insight';
import {
  franchiseQueryKeys,
  franchiseQueryParams,
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
export type CallOptions = Hosts & { fetch?: Fetch };

export const defaultCatalogueHost = 'http://localhost:8000';

/** The calls of the alternative set. Their answers are used unchanged. */
export function createCalls({
  catalogueHost = defaultCatalogueHost,
  siteHost = '',
  fetch = (url, init) => globalThis.fetch(url, init),
}: CallOptions) {
  const { read, readList, send } = createTransport(fetch);
  const catalogue = (path: string) => `${withoutSlash(catalogueHost)}/api${path}`;
  const site = (path: string) => `${withoutSlash(siteHost)}/api${path}`;
  return {
    blogs: (signal: AbortSignal) => readList<Blog>(catalogue(apiPaths.blogs), signal),
    blog: (slug: string, signal: AbortSignal) => read<Blog>(catalogue(apiPaths.blog(slug)), signal),
    franchises: (query: Partial<FranchiseQuery>, signal: AbortSignal) =>
      readList<Franchise>(catalogue(franchisesPath(query)), signal),
    franchise: (id: Id, signal: AbortSignal) =>
      read<Franchise>(catalogue(apiPaths.franchise(id)), signal),
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

/** Everything that was asked is named, defaults too: any parameter asks for a page. */
function franchisesPath(query: Partial<FranchiseQuery>): string {
  return withQuery(apiPaths.franchises, franchiseQueryParams(query, franchiseQueryKeys));
}

function withoutSlash(host: string): string {
  return host.replace(/\/+$/, '');
}
