import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { officeApiUrl } from '@naya/contract/office/urls';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listen, stopListening } from '../src/start/listen.ts';
import { useApi } from './support/api.ts';
import { joinBrand } from './support/brand.ts';
import { createColleague, type Colleague } from './support/office.ts';

const leads = 60_000;
/** More than are read at once. */
const franchises = 1_203;
const path = '/leads/export.csv';

let brand = 0;
const api = useApi(async ({ db }) => {
  [brand = 0] = await insertFranchisesForTest(
    db,
    Array.from({ length: franchises }, (_, n) => ({ business_name: `Brand ${n}` })),
  );
  await db.execute(sql`
    insert into submissions (key, kind, name, email, payload, answer, franchise_id, created_at)
    select gen_random_uuid(), 'enquiry', 'Name ' || n, 'n' || n || '@example.in',
      jsonb_build_object('message', repeat(md5(n::text), 16)), '', ${brand}, now() - n * interval '1 minute'
    from generate_series(1, ${leads}::int) as n`);
  await db.execute(sql`
    insert into brand_deliveries (submission_id, franchise_id, due_at)
    select id, franchise_id, now() from submissions order by id limit 2500`);
});
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

type Line = { action: string; entity: string; changes: { after?: { rows: number } } };
async function readHistory(entity: string) {
  const filter = encodeURIComponent(JSON.stringify({ entity }));
  return (await owner.read<{ data: Line[] }>(`/history?filter=${filter}`)).data;
}
/** How many rows the newest line of the history says were exported. */
const countExported = async (entity = 'submission') =>
  (await readHistory(entity))[0]?.changes.after?.rows;
const numbersOf = (csv: string) => csv.match(/^\d+(?=,)/gm) ?? [];

async function* readPieces({ body }: Response) {
  const decoder = new TextDecoder();
  for await (const piece of body ?? []) yield decoder.decode(piece, { stream: true });
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function readMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('every lead is exported, in a fraction of the memory that the file takes, and counted in the history', async () => {
  const before = readMemory();
  const answer = await owner.call('GET', path);
  const ids = new Set<number>();
  let [bytes, peak, rest] = [0, 0, ''];
  for await (const piece of readPieces(answer)) {
    bytes += piece.length;
    const text = rest + piece;
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    for (const id of numbersOf(text.slice(0, end))) ids.add(Number(id));
    if (ids.size % 5_000 === 0) peak = Math.max(peak, readMemory() - before);
  }
  expect(ids.size).toBe(leads);
  expect(await countExported()).toBe(leads);
  expect(peak).toBeLessThan(bytes / 2);
});

it('who does not read on has nothing more read for them, and keeps no connection to the database', async () => {
  const answer = await owner.call('GET', path);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const read = (await countExported()) ?? 0;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(leads / 10);
  const { totalCount, idleCount } = api.core.db.$client;
  expect(idleCount).toBe(totalCount);
  await reader.cancel();
  expect(await countExported()).toBe(read);
});

/** The API behind a port, and when its first answer is over. */
async function serve() {
  const listener = getRequestListener((request) => api.handle(request));
  const over = Promise.withResolvers<void>();
  const server = await listen((request, response) => {
    response.once('close', () => over.resolve());
    void listener(request, response);
  }, 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}${officeApiUrl}`;
  return { url, over: over.promise, [Symbol.asyncDispose]: () => stopListening(server) };
}

it('the history counts what was read for a browser that breaks off', async () => {
  await using server = await serve();
  const leaving = new AbortController();
  const headers = { Cookie: owner.cookie };
  const answer = await fetch(server.url + path, { headers, signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  await server.over;
  const rows = await countExported();
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(leads);
});

it('a failure of the database before the first row is no file', async () => {
  await api.core.db.execute(sql`alter table lead_notes rename to lead_notes_away`);
  const answer = await owner.call('GET', path);
  await api.core.db.execute(sql`alter table lead_notes_away rename to lead_notes`);
  expect(answer.status).toBe(500);
});

it('every franchise is exported once, and the history says how many', async () => {
  const editor = await createColleague(api, 'editor');
  await using server = await serve();
  const headers = { Cookie: editor.cookie, 'Accept-Encoding': 'br' };
  const answer = await fetch(`${server.url}/franchises/export.csv`, { headers });
  expect(answer.headers.get('Content-Disposition')).toContain('franchises.csv');
  const csv = await answer.text();
  expect(new Set(numbersOf(csv)).size).toBe(franchises);
  const [line] = await readHistory('franchise');
  expect(line).toMatchObject({ action: 'exported', changes: { after: { rows: franchises } } });
});

it('a brand takes all its enquiries with it, piece by piece', async () => {
  const member = await joinBrand(api, brand, 'brand@example.in');
  const answer = await member.call('GET', `/brands/${brand}/enquiries.csv`);
  const pieces: string[] = [];
  for await (const piece of readPieces(answer)) pieces.push(piece);
  expect(new Set(numbersOf(pieces.join(''))).size).toBe(2_500);
  expect(pieces.length).toBeGreaterThan(1);
});
