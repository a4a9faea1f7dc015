import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.ts';
import { median, printTable } from './support/figures.ts';
import { startSite } from './support/start-site.ts';

const pages = ['/', '/franchises', '/franchises/1'];
const visits = 9;

type Visit = { painted: number; hydrated: number };

/** Runs in the page, before its own scripts. */
const markHydration = `new MutationObserver(() => {
  if (document.documentElement?.dataset.hydrated === 'true') performance.mark('hydrated');
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })`;

/** How long after the first paint the header and the first screen react to a press, on a desktop's screen. */
export async function measureHydration(): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) return console.log('Chromium is not installed here: nothing to measure.');
  await using site = await startSite({ JOBS: 'off' });
  await using browser = await chromium.launch({ executablePath });
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    // Not counted: the first visitor's pictures are made while he waits.
    await visit(browser, site.url + path);
    const seen: Visit[] = [];
    while (seen.length < visits) seen.push(await visit(browser, site.url + path));
    const painted = Math.round(median(seen.map((each) => each.painted)));
    const later = Math.round(median(seen.map((each) => each.hydrated - each.painted)));
    rows.push([path, painted, later]);
  }
  console.log(`Medians of ${visits} visits, each by a browser without a cache.`);
  printTable(['page', 'first paint ms', 'header and first screen ms later'], rows);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(markHydration);
  await page.goto(url);
  const seen = await page.waitForFunction(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    const [painted, hydrated] = [at('first-contentful-paint'), at('hydrated')];
    return painted === undefined || hydrated === undefined ? null : { painted, hydrated };
  });
  return (await seen.jsonValue()) as Visit;
}
