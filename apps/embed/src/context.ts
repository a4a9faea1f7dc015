import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import { franchiseUrl } from '@naya/contract/urls';
import type { TestKey } from './attributes.ts';
import type { Site } from './site.ts';
import type { Texts } from './texts.ts';

/** Names and details are promised to partners in embed.d.ts. */
type EventName = 'franchise-open' | 'enquiry-sent' | 'enquiry-failed';
type EventDetail = {
  id: string;
  name: string;
  url: string;
  fields?: string[];
  status?: number | null;
  code?: string | null;
  retryAfter?: number | null;
};

/** Every view of one element reads the site, uses its texts and tells the page what happens. */
export type Context = {
  site: Site;
  texts: Texts;
  /** Of the title over the cards. */
  headingLevel: number;
  testKey: TestKey;
  /** Dispatches an event to the page; false when the page has called `preventDefault`. */
  emitEvent: (name: EventName, detail: EventDetail) => boolean;
};

/** How events name a franchise. */
export function eventDetailOf(franchise: ShownFranchise, { site }: Context): EventDetail {
  const { id, business_name: name } = franchise;
  return { id: String(id), name, url: site.absolute(franchiseUrl(id)) };
}
