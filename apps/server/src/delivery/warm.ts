import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { franchisesUrl, homeUrl } from '@naya/contract/urls';
import { variantOf } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

const startUrls = [homeUrl, franchisesUrl()];
/** Enough for the pages of the menu: all others are rendered on demand, so that a starting server has time for visitors. */
const maxPages = 12;
const link = /<a [^>]*?href="(\/[^"#?]*)"/g;

/** Renders the home page, the list of franchises and the pages that both link to, one after the other, between requests. */
export async function warmPages(
  pages: PageCache,
  toCanonicalUrl: (url: string) => string | null,
  stopping: AbortSignal,
) {
  const known = new Set(startUrls);
  for (const canonicalUrl of known) {
    if (stopping.aborted) return;
    const { page } = await pages.render(canonicalUrl);
    if (page && startUrls.includes(canonicalUrl)) {
      for (const [, href = ''] of variantOf(page, null).body.toString().matchAll(link)) {
        if (known.size < maxPages && toCanonicalUrl(href) === href) known.add(href);
      }
    }
    await yieldToEventLoop();
  }
}
