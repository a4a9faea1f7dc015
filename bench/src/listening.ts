import { chromium, type Browser } from '@playwright/test';
import { median, printTable } from './support/figures.ts';
import { startSite } from './support/start-site.ts';

const pages = ['/', '/franchises', '/franchises/1'];
const visits = 9;

type Visit = { painted: number; firstScreen: number; whole: number };

/** Runs in the page. React notes on each element that it has taken over; nothing documented tells of the last one. */
const noteHydration = `{
const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
const timer = setInterval(() => {
  if (document.documentElement?.dataset.hydrated !== 'true') return;
  if (!performance.getEntriesByName('first screen').length) performance.mark('first screen');
  if (![...document.querySelectorAll('a[href], button, input')].every(isTaken)) return;
  performance.mark('whole');
  clearInterval(timer);
}, 4);
}`;

/** How long after the first paint a page reacts to a press, on a desktop's screen. */
export async function measureListening(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const site = opened.adopt(await startSite({ JOBS: 'off' }), (each) => each.stop());
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = opened.adopt(await chromium.launch({ executablePath }), (each) => each.close());
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    // Not counted: the first visitor's pictures are made while he waits.
    await visit(browser, site.url + path);
    const seen: Visit[] = [];
    while (seen.length < visits) seen.push(await visit(browser, site.url + path));
    const after = (key: keyof Visit) =>
      Math.round(median(seen.map((each) => each[key] - each.painted)));
    const painted = Math.round(median(seen.map((each) => each.painted)));
    rows.push([path, painted, after('firstScreen'), after('whole')]);
  }
  console.log(`Medians of ${visits} visits, each by a browser without a cache.`);
  printTable(['page', 'first paint ms', 'header and first screen ms later', 'whole page'], rows);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteHydration);
  await page.goto(url);
  const seen = await page.waitForFunction(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    const [painted, firstScreen, whole] = ['first-contentful-paint', 'first screen', 'whole'].map(
      at,
    );
    return whole === undefined ? null : { painted, firstScreen, whole };
  });
  const found = (await seen.jsonValue()) as Visit;
  await context.close();
  return found;
}
