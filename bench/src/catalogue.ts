import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { measureSaves } from './catalogue-saves.ts';
import type { CatalogueFigures, Timing } from './support/catalogue-child.ts';
import { median, printTable } from './support/figures.ts';

const sizes = [1_000, 10_000, 100_000, 300_000, 1_000_000];
/** Also that of the table that saves are measured in. */
const shownSize = 100_000;

const run = promisify(execFile);
const child = join(import.meta.dirname, 'support', 'catalogue-child.ts');

/** Reads the catalogue into a process of its own and measures it there. */
async function measureSize(url: string): Promise<CatalogueFigures> {
  const { stdout } = await run('node', ['--expose-gc', '--max-old-space-size=8192', child, url], {
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout) as CatalogueFigures;
}

const ms = (value: number) => value.toFixed(2);
const timing = (each: Timing) => [ms(each.median), ms(each.p95), ms(each.processor)];

function describe(size: number, figures: CatalogueFigures): (string | number)[] {
  const of = (name: keyof Timing) => figures.queries.map((query) => query.timing[name]);
  return [
    size.toLocaleString('en-IN'),
    ms(median(of('median'))),
    ms(Math.max(...of('median'))),
    ms(median(of('p95'))),
    ms(median(of('processor'))),
    ms(figures.suggestions.median),
    ms(figures.oneRow.median),
    figures.manyRowsMs.toFixed(0),
    figures.longestHoldMs.toFixed(0),
    figures.residentMb.toFixed(0),
    (figures.readyMs / 1_000).toFixed(1),
  ];
}

/** The same searches, each with its total and all facets, over catalogues of five sizes. */
export async function measureCatalogue(): Promise<void> {
  await using server = await startBenchServer();
  const rows: (string | number)[][] = [];
  let shown: CatalogueFigures | null = null;
  for (const size of sizes) {
    const database = await server.createDatabase();
    await fillCatalogue(database, size);
    const figures = await measureSize(database.url);
    if (size === shownSize) {
      shown = figures;
      await measureSaves(database);
      console.log('');
    }
    rows.push(describe(size, figures));
    await database.pool.query('truncate franchises cascade');
  }
  printTable(
    [
      'franchises',
      'median search ms',
      'dearest',
      'p95',
      'processor',
      'suggestions ms',
      'one row ms',
      '5,000 rows ms',
      'longest hold ms',
      'resident MB',
      'ready s',
    ],
    rows,
  );
  console.log(`\n${shownSize.toLocaleString('en-IN')} franchises:\n`);
  printTable(
    ['search', 'matches', 'p50 ms', 'p95 ms', 'processor ms'],
    (shown?.queries ?? []).map((each) => [each.name, each.matches, ...timing(each.timing)]),
  );
}
