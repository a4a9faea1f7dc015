import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../random.ts';
import { printTable, quantile } from './figures.ts';
import type { Office, Row } from './office.ts';
import type { WarmPages } from './warm-pages.ts';

const viewsPerSecond = 200;
const ticksPerSecond = 20;
const seconds = 20;
/** What is not answered by then is no hit. */
const patienceMs = 5_000;

/** What is saved of a franchise; the number makes each save another one. */
type Change = (row: Row, number: number) => Row;

const saveText: Change = (_, number) => ({ training_details: [`${number} weeks in Pune`] });
const savePrice: Change = (_, number) => ({
  investment_min: 1_000_000 + 1_000 * number,
  investment_max: 3_000_000,
});

const kinds: Record<string, Change> = {
  'a text of its own page': saveText,
  'what its card shows': (_, number) => ({ space_required: `${number} sq ft` }),
  'its price': savePrice,
};

/** Generated rows name a place twice: the first save of each, which tidies that up, is not what is measured. */
export async function tidyUp({ ids, visitAll }: WarmPages, office: Office): Promise<void> {
  for (const id of ids) await office.save(id, () => ({}));
  await visitAll();
}

/** How many of the warm pages each kind of save outdates, and whether they show the brand. */
export async function countOutdated(pages: WarmPages, office: Office): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [index, [kind, change]] of Object.entries(kinds).entries()) {
    const id = pages.ids[index] ?? 1;
    const own = pages.urlOf(id);
    const showing = pages.showing(id);
    await office.save(id, (row) => change(row, index));
    while ((await pages.visit(own)).served !== 'miss') await wait(1);
    const missed = (await pages.visitAll()).filter(({ served }) => served === 'miss');
    const outdated = new Set([own, ...missed.map(({ url }) => url)]);
    const others = [...outdated].filter((url) => !showing.has(url)).map(pages.kindOf);
    const count = (wanted: string) => others.filter((each) => each === wanted).length;
    rows.push([kind, showing.size, outdated.size, count('list'), count('brand'), count('other')]);
  }
  console.log(`Of ${pages.urls.length} warm pages:\n`);
  const without = ['lists', "other brands' pages", 'others'].map(
    (each) => `of them ${each} without`,
  );
  printTable(['a save of', 'pages with the brand', 'outdated', ...without], rows);
}

/** The share of views that the cache answers while somebody saves once a second. */
export async function measureHits(pages: WarmPages, office: Office): Promise<void> {
  const rows = [
    ['nothing', ...(await viewWhileSaving(pages, office, null))],
    ['a text of its own page', ...(await viewWhileSaving(pages, office, saveText))],
    ['a price', ...(await viewWhileSaving(pages, office, savePrice))],
  ];
  console.log(
    `\n${viewsPerSecond} views a second for ${seconds} s, of the first pages more than of the last, one save a second:\n`,
  );
  printTable(
    ['saved', 'saves', 'hits', 'stale', 'rendered first', 'not answered', 'p50 ms', 'p99 ms'],
    rows,
  );
}

async function viewWhileSaving(
  { urls, ids, visit, visitAll }: WarmPages,
  office: Office,
  change: Change | null,
): Promise<(string | number)[]> {
  await visitAll();
  const random = createRandom(38);
  const served: Record<string, number> = {};
  const times: number[] = [];
  const view = async () => {
    const start = performance.now();
    // A server with too many connections refuses or drops them.
    const answer = await visit(random.pickSkewed(urls)).catch(() => null);
    times.push(performance.now() - start);
    if (answer) served[answer.served] = (served[answer.served] ?? 0) + 1;
  };
  let saves = 0;
  const save = async (wanted: Change, tick: number, last: Promise<void>) => {
    await last;
    const saved = office.save(random.pick(ids), (row) => wanted(row, 100 + tick));
    saves += await saved.then(
      () => 1,
      () => 0,
    );
  };
  const views: Promise<void>[] = [];
  let saving = Promise.resolve();
  const start = performance.now();
  for (let tick = 0; tick < seconds * ticksPerSecond; tick++) {
    await wait(Math.max(0, start + (tick * 1_000) / ticksPerSecond - performance.now()));
    if (change && tick % ticksPerSecond === 0) {
      saving = save(change, tick, saving);
    }
    for (let each = 0; each < viewsPerSecond / ticksPerSecond; each++) views.push(view());
  }
  await Promise.race([Promise.all(views), wait(patienceMs)]);
  const counted = { ...served };
  const known = [saves, quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)] as const;
  await Promise.all([saving, ...views]);
  const of = (status: string) => counted[status] ?? 0;
  const share = (count: number) => `${((100 * count) / views.length).toFixed(1)}%`;
  const shares = [of('hit'), of('stale'), of('miss')];
  const rest = views.length - shares.reduce((sum, each) => sum + each, 0);
  return [known[0], ...[...shares, rest].map(share), known[1], known[2]];
}
