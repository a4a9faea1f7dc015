import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.ts';
import { median, printTable } from './support/figures.ts';
import { startSite } from './support/start-site.ts';

const pages = ['/', '/franchises', '/franchises/1'];
const visits = 9;

type Visit = { painted: number; firstScreen: number; wholePage: number };

/**
 * Runs in the page, before its own scripts. React hydrates the parts that have a boundary of their own after the first screen,
 * without a pause: the browser is idle again when all of them are done.
 */
const markHydration = `new MutationObserver(() => {
  if (document.documentElement?.dataset.hydrated !== 'true') return;
  performance.mark('first screen');
  requestIdleCallback(() => performance.mark('whole page'));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })`;

/** How long after the first paint a page reacts to a press by itself, on a desktop's screen. */
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
    const after = (key: keyof Visit) =>
      Math.round(median(seen.map((each) => each[key] - each.painted)));
    const painted = Math.round(median(seen.map((each) => each.painted)));
    rows.push([path, painted, after('firstScreen'), after('wholePage')]);
  }
  console.log(`Medians of ${visits} visits, each by a browser without a cache.`);
  printTable(['page', 'first paint ms', 'header and first screen ms later', 'whole page'], rows);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(markHydration);
  await page.goto(url);
  const seen = await page.waitForFunction(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    const painted = at('first-contentful-paint');
    const [firstScreen, wholePage] = [at('first screen'), at('whole page')];
    return painted === undefined || wholePage === undefined
      ? null
      : { painted, firstScreen, wholePage };
  });
  return (await seen.jsonValue()) as Visit;
}
