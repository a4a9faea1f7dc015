import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  aboutUrl,
  blogsUrl,
  contactUrl,
  franchisesUrl,
  homeUrl,
  joinInvestorUrl,
  listFranchiseUrl,
} from '@naya/contract/urls';
import type { PageCache } from './page-cache.ts';

/** The usual menu: all other pages are rendered on demand, so that a starting server has time for visitors. */
const firstUrls = [
  homeUrl,
  franchisesUrl(),
  aboutUrl,
  blogsUrl,
  contactUrl,
  listFranchiseUrl,
  joinInvestorUrl,
];

/** Renders the first pages one after the other, between requests. */
export async function warmPages(pages: PageCache, stopping: AbortSignal): Promise<void> {
  for (const url of firstUrls) {
    if (stopping.aborted) return;
    await pages.render(url);
    await yieldToEventLoop();
  }
}
