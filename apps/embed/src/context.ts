import type { Franchise } from '@naya/contract/franchises/entity';
import { franchiseUrl } from '@naya/contract/urls';
import type { Site } from './site.ts';
import type { Texts } from './texts.ts';

/** Names and details are promised to partners in embed.d.ts. */
type EventName = 'franchise-open' | 'enquiry-sent' | 'enquiry-failed';
type Told = { id: string; name: string; url: string; fields?: string[] };

/** Every view of one element reads the site, uses its texts and tells the page what happens. */
export type Context = {
  site: Site;
  texts: Texts;
  /** False when the page has prevented what would follow. */
  tell: (name: EventName, detail: Told) => boolean;
};

/** How events name a franchise. */
export function detailOf(franchise: Franchise, { site }: Context): Told {
  const { id, business_name: name } = franchise;
  return { id: String(id), name, url: site.absolute(franchiseUrl(id)) };
}
