import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, printTable } from './support/figures.ts';
import { startSite } from './support/start-site.ts';
import { openFolder } from './support/temporary-folder.ts';

const run = promisify(execFile);
const pages = [
  '/',
  '/franchises',
  '/franchises/1',
  '/franchises/category/Retail',
  '/blog',
  '/blog/what-15-lakh-really-buys',
  '/about',
  '/team/1',
  '/contact',
  '/join-investor',
  '/list-franchise',
  '/partners',
  '/privacy-policy',
  '/pages',
];
const tries = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Result = { scores: number[]; figures: number[] };

/** Lighthouse as it is, mobile and slow 4G by its own simulation: each score of performance, the middle of the figures. */
export async function measureLighthouse(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = await openFolder(opened);
  const site = opened.adopt(await startSite({}), (each) => each.stop());
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const results: Result[] = [];
    while (results.length < tries) {
      results.push(await lookAt(site.url + path, join(folder, 'report.json')));
    }
    const column = (of: keyof Result, index: number) => results.map((each) => each[of][index] ?? 0);
    const [performance, ...others] = categories.map((_, index) => column('scores', index));
    const figures = Object.keys(metrics).map((_, index) => median(column('figures', index)));
    rows.push([
      path,
      performance?.join(', ') ?? '',
      others.map((scores) => Math.min(...scores)).join('/'),
      ...figures,
    ]);
  }
  printTable(
    ['page', 'performance', 'lowest of the others', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    rows,
  );
}

/** Without a window of its own where there is such a browser: on two cores its tab's spinner delays the page. */
const shell = '/usr/bin/chromium-headless-shell';
const browser = existsSync(shell)
  ? { path: shell, flags: '--no-sandbox --disable-gpu' }
  : { path: '/usr/bin/chromium', flags: '--headless=new --no-sandbox --disable-gpu' };

async function lookAt(url: string, file: string): Promise<Result> {
  await run(
    'lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${browser.flags}`],
    { env: { CHROME_PATH: browser.path, ...process.env } },
  );
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    figures: Object.values(metrics).map((name) => {
      const value = report.audits[name]?.numericValue ?? 0;
      return name === metrics.CLS ? Number(value.toFixed(3)) : Math.round(value);
    }),
  };
}
