// A process that holds one catalogue and nothing else, so that its memory and the longest time that it is held are the catalogue's.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as pause } from 'node:timers/promises';
import { searchWords } from '@naya/contract/franchises/catalogue/search-words';
import { readCatalogue, type Catalogue } from '@naya/core/live-catalogue';
import { openDatabase } from '@naya/db/client';
import { catalogueQueries } from '../catalogue-queries.ts';
import { median, quantile } from './figures.ts';

export type Timing = { median: number; p95: number; processor: number };
export type CatalogueFigures = {
  readyMs: number;
  residentMb: number;
  queries: { name: string; matches: number; timing: Timing }[];
  suggestions: Timing;
  oneRow: Timing;
  manyRowsMs: number;
  /** The longest that the process was held while every search and a change of 5,000 rows ran side by side. */
  longestHoldMs: number;
};

const warmUps = 20;
const runs = 60;
/** A busy machine holds a process longer: the least of so many counts. */
const holdTrials = 5;
const manyRows = 5_000;
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

const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

async function time(run: (number: number) => Promise<unknown>): Promise<Timing> {
  for (let number = 0; number < warmUps; number += 1) await run(number);
  const times: number[] = [];
  const before = processorMs();
  for (let number = 0; number < runs; number += 1) {
    const start = performance.now();
    await run(number);
    times.push(performance.now() - start);
  }
  const processor = (processorMs() - before) / runs;
  return { median: median(times), p95: quantile(times, 0.95), processor };
}

/** Rows of the catalogue as they would be after a change of price. */
function changedRows(catalogue: Catalogue, count: number) {
  const rows = [...catalogue.rows()];
  return Array.from({ length: Math.min(count, rows.length) }, (_, number) => {
    const row = rows[(number * 7_919) % rows.length];
    if (!row) throw new Error('The catalogue is empty');
    return { ...row, investment_min: 100_000 + number, is_featured: number % 20 === 0 };
  });
}

async function timeManyRows(catalogue: Catalogue): Promise<number> {
  const rows = changedRows(catalogue, manyRows);
  const start = performance.now();
  await catalogue.apply({ rows, removed: [] });
  return performance.now() - start;
}

/** Every search once and 5,000 changed rows, at the same time. */
async function findLongestHold(catalogue: Catalogue): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const changing = timeManyRows(catalogue);
  for (const { query } of catalogueQueries) {
    await catalogue.search(query);
    await pause();
  }
  await changing;
  delay.disable();
  return delay.max / 1e6;
}

const database = openDatabase({ url: process.argv[2] ?? '', max: 1 });
const start = performance.now();
const catalogue = await readCatalogue(database.db, { pause: () => pause() });
await catalogue.prepare();
const readyMs = performance.now() - start;
await database.close();
globalThis.gc?.();
const residentMb = process.memoryUsage.rss() / 1_000_000;

const queries: CatalogueFigures['queries'] = [];
for (const { name, query } of catalogueQueries) {
  const { total: matches } = await catalogue.search(query);
  queries.push({ name, matches, timing: await time(() => catalogue.search(query)) });
}
const words = typed.map((text) => searchWords(text) ?? []);
const suggestions = await time((number) =>
  catalogue.suggest(words[number % words.length] ?? [], true),
);
const changed = changedRows(catalogue, warmUps + runs);
const oneRow = await time(async (number) => {
  const row = changed[number % changed.length];
  await catalogue.apply({ rows: row ? [row] : [], removed: [] });
});
const manyRowsMs = await timeManyRows(catalogue);
const holds: number[] = [];
for (let trial = 0; trial < holdTrials; trial += 1) holds.push(await findLongestHold(catalogue));
const longestHoldMs = Math.min(...holds);
const figures: CatalogueFigures = {
  readyMs,
  residentMb,
  queries,
  suggestions,
  oneRow,
  manyRowsMs,
  longestHoldMs,
};
process.stdout.write(JSON.stringify(figures));
