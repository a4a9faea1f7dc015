import { maxCountedRows, type ListQuery } from '@naya/contract/office/list-query';
import type { Database } from '@naya/db/client';
import * as overview from '@naya/db/office/overview';
import { listRecords, officeLists, type ListName } from '@naya/db/office/list-records';
import { insertCrowd } from '@naya/db/testing/crowd';
import { startBenchServer } from './bench-server.ts';
import type { BenchOptions } from './main.ts';
import { explainList } from './office-explain.ts';
import { median, printTable } from './support/figures.ts';

const sizes = { small: 1_000, large: 100_000 };
const warmUps = 5;
const runs = 30;
const perPage = 25;

type Case = { name: string; read: (database: Database) => Promise<unknown> };

const ask = (name: ListName, query: Partial<ListQuery>): Case['read'] => {
  const whole = { page: 1, perPage, sort: '', order: 'DESC', filter: {}, ...query } as const;
  return ({ db }) => listRecords(db, name, whole);
};

/** Measured uses of a list: each sort both ways, the farthest page, and the search box. */
function casesOf(name: ListName): Case[] {
  const { sorts, search } = officeLists[name];
  const sorted = Object.keys(sorts).flatMap((sort) =>
    (['ASC', 'DESC'] as const).map((order) => ({
      name: `${name}, ${sort} ${order.toLowerCase()}`,
      read: ask(name, { sort, order }),
    })),
  );
  const farthest = { name: `${name}, farthest page`, page: maxCountedRows / perPage };
  const searches = { rare: 'f00d', common: 'a0', missing: 'kqx' };
  return [
    ...sorted,
    { name: farthest.name, read: ask(name, farthest) },
    ...Object.entries(search ? searches : {}).map(([kind, q]) => ({
      name: `${name}, ${kind} search`,
      read: ask(name, { filter: { q } }),
    })),
  ];
}

const figures: Case[] = [
  { name: 'overview, leads by week', read: ({ db }) => overview.countLeadsByWeek(db) },
  { name: 'overview, answers', read: ({ db }) => overview.measureAnswers(db) },
  { name: 'overview, top franchises', read: ({ db }) => overview.listTopFranchises(db) },
];

async function time(database: Database, { read }: Case): Promise<number> {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run++) {
    const start = performance.now();
    await read(database);
    if (run >= 0) times.push(performance.now() - start);
  }
  return median(times);
}

/** Every list of the back office with few and with many rows, one read after the other. */
export async function measureOffice({ explain }: BenchOptions): Promise<void> {
  await using server = await startBenchServer();
  const small = await server.createDatabase();
  const large = await server.createDatabase();
  await insertCrowd(small.db, sizes.small);
  await insertCrowd(large.db, sizes.large);
  const names = Object.keys(officeLists) as ListName[];
  const rows: [string, number, number][] = [];
  for (const each of [...names.flatMap(casesOf), ...figures]) {
    rows.push([each.name, await time(small, each), await time(large, each)]);
  }
  console.log(`milliseconds, median of ${runs}:`);
  printTable(
    ['list', '1,000 rows', '100,000 rows', 'ratio'],
    rows.map(([name, few, many]) => [
      name,
      few.toFixed(2),
      many.toFixed(2),
      (many / few).toFixed(2),
    ]),
  );
  const [few, many] = [median(rows.map((row) => row[1])), median(rows.map((row) => row[2]))];
  console.log(
    `\nmedian of the medians: ${few.toFixed(2)} ms over 1,000, ${many.toFixed(2)} ms over 100,000, ratio ${(many / few).toFixed(2)}; slowest ${Math.max(...rows.map((row) => row[2])).toFixed(1)} ms`,
  );
  if (explain) for (const name of names) await explainList(large, name);
}
