import { setImmediate as letOthersPass } from 'node:timers/promises';
import { franchisesUrl, homeUrl } from '@naya/contract/urls';
import { variantOf } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

const doors = [homeUrl, franchisesUrl()];
/** The pages of the menu: a server that starts leaves its processor to visitors, and makes the rest when asked. */
const atMost = 12;
const link = /<a [^>]*?href="(\/[^"#?]*)"/g;

/** Renders the pages by which visitors come in and what those link to, one after the other, between requests. */
export async function warmPages(
  pages: PageCache,
  addressOf: (url: string) => string | null,
  stopping: AbortSignal,
) {
  const known = new Set(doors);
  for (const address of known) {
    if (stopping.aborted) return;
    const { page } = await pages.render(address);
    if (page && doors.includes(address)) {
      for (const [, href = ''] of variantOf(page, null).body.toString().matchAll(link)) {
        if (known.size < atMost && addressOf(href) === href) known.add(href);
      }
    }
    await letOthersPass();
  }
}
