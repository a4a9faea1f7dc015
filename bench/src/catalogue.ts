import { searchWords } from '@naya/contract/franchises/catalogue/search-words';
import { suggestArticles } from '@naya/db/blog/suggest';
import { suggestBrands } from '@naya/db/franchises/suggest';
import { searchFranchises, searchListed } from '@naya/db/franchises/search';
import type { Database } from '@naya/db/client';
import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { explainSearch } from './catalogue-explain.ts';
import { catalogueQueries, type NamedQuery } from './catalogue-queries.ts';
import type { BenchOptions } from './main.ts';
import { median, quantile } from './support/figures.ts';

const sizes = { small: 1_000, large: 100_000 };
const warmUps = 20;
const runs = 200;

type Timing = { matches: number; median: number; p95: number; whole: number; counting: number };

/** How long one search takes, each time after `prepare`. */
async function timeRuns(search: () => Promise<unknown>, prepare: () => Promise<unknown>) {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run++) {
    await prepare();
    const start = performance.now();
    await search();
    if (run >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** Times the listing as a visitor turns pages, whole franchises as `/api` answers, and the listing with its facets counted anew, as after a change. */
async function timeQuery({ db, pool }: Database, { query }: NamedQuery): Promise<Timing> {
  const { total: matches } = await searchListed(db, query);
  const listing = () => searchListed(db, query);
  const known = await timeRuns(listing, async () => {});
  const whole = await timeRuns(
    () => searchFranchises(db, query),
    async () => {},
  );
  const counting = await timeRuns(listing, () =>
    pool.query('update search_version set version = version + 1'),
  );
  return {
    matches,
    median: median(known),
    p95: quantile(known, 0.95),
    whole: median(whole),
    counting: median(counting),
  };
}

const typed = [
  'co',
  'cof',
  'royal',
  'royal bir',
  'cofee',
  'indo',
  'chai in pu',
  '15 lakh',
  'zigelo',
  'k',
];

/** A visitor waits so long while typing, over all beginnings. */
async function timeSuggestions({ db }: Database): Promise<Pick<Timing, 'median' | 'p95'>> {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run++) {
    const start = performance.now();
    const words = searchWords(typed[Math.abs(run) % typed.length] ?? '') ?? [];
    await Promise.all([suggestBrands(db, words), suggestArticles(db, words)]);
    if (run >= 0) times.push(performance.now() - start);
  }
  return { median: median(times), p95: quantile(times, 0.95) };
}

async function fill(database: Database, count: number): Promise<void> {
  const start = performance.now();
  await fillCatalogue(database, count);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${count.toLocaleString('en-IN')} franchises loaded and indexed in ${seconds} s`);
}

const ms = (value: number) => value.toFixed(2).padStart(8);

function printLine(name: string, small: Timing, large: Timing): void {
  const matches = `${small.matches} / ${large.matches}`.padStart(15);
  const ratio = (large.median / small.median).toFixed(2).padStart(6);
  const figures = [small.median, small.p95, large.median, large.p95].map(ms).join('');
  const others = [small.whole, large.whole, small.counting, large.counting].map(ms).join('');
  console.log(`${name.padEnd(34)}${matches}${figures}${ratio}${others}`);
}

function sayMedians(
  timings: { small: Timing; large: Timing }[],
  figure: 'median' | 'whole' | 'counting',
) {
  const [small, large] = (['small', 'large'] as const).map((size) =>
    median(timings.map((timing) => timing[size][figure])),
  );
  if (small === undefined || large === undefined) return '';
  return `${small.toFixed(2)} ms over 1k, ${large.toFixed(2)} ms over 100k, ratio ${(large / small).toFixed(2)}`;
}

/** The same searches over a small and a large catalogue, one after the other on a warm connection. */
export async function measureCatalogue({ explain }: BenchOptions): Promise<void> {
  await using server = await startBenchServer();
  const small = await server.createDatabase();
  const large = await server.createDatabase();
  await fill(small, sizes.small);
  await fill(large, sizes.large);
  console.log(
    `\nmilliseconds, ${runs} runs each${' '.repeat(21)}matches    1k p50    p95  100k p50   p95 ratio  whole 1k    100k  anew 1k    100k`,
  );
  const timings: { small: Timing; large: Timing }[] = [];
  for (const named of catalogueQueries) {
    const timing = { small: await timeQuery(small, named), large: await timeQuery(large, named) };
    timings.push(timing);
    printLine(named.name, timing.small, timing.large);
  }
  console.log(`\nmedian of the medians: ${sayMedians(timings, 'median')}`);
  console.log(`whole franchises, as the API answers: ${sayMedians(timings, 'whole')}`);
  console.log(`with the facets counted anew: ${sayMedians(timings, 'counting')}`);
  const suggestions = await timeSuggestions(large);
  console.log(
    `suggestions over 100k: median ${suggestions.median.toFixed(2)} ms, 95th percentile ${suggestions.p95.toFixed(2)} ms`,
  );
  if (explain) await explainSearch(large.url);
}
