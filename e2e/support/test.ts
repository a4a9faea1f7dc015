import { test as base, type Page, type Response } from '@playwright/test';
import { startPartnerSite } from './partner-site.ts';
import { startSite, type SiteKind } from './site-server.ts';
import { setStub } from './stub.ts';

export * from '@playwright/test';

/** Pages of the site set `data-hydrated`; others, such as the back office, lack it and count as hydrated. */
export const isHydrated = () => document.documentElement.dataset['hydrated'] !== 'false';

type Options = { waitUntil?: string } | undefined;

/** `goto` and `reload` wait until the page is hydrated, unless `waitUntil` names another moment. */
function waitForHydrationOnGoto(page: Page): void {
  const ready = async (response: Response | null, options: Options) => {
    const isPage = response?.headers()['content-type']?.startsWith('text/html');
    if (isPage && !options?.waitUntil) await page.waitForFunction(isHydrated);
    return response;
  };
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => ready(await goto(url, options), options);
  const reload = page.reload.bind(page);
  page.reload = async (options) => ready(await reload(options), options);
}

export type WorkerOptions = { siteKind: SiteKind };
type WorkerFixtures = WorkerOptions & { siteUrl: string };

const startTimeoutMs = 300_000;

export const test = base.extend<object, WorkerFixtures>({
  siteKind: ['own', { option: true, scope: 'worker' }],
  siteUrl: [
    async ({ siteKind }, use) => {
      const server = await startSite(siteKind);
      if (siteKind === 'own') await startPartnerSite();
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: startTimeoutMs },
  ],
  baseURL: async ({ siteUrl }, use) => {
    setStub({});
    await use(siteUrl);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydrationOnGoto(page);
    await use(page);
  },
});
