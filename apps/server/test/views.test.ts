import { viewsUrl } from '@naya/contract/urls';
import { indianDay } from '@naya/contract/format/indian-day';
import { forgetViews } from '@naya/core/views';
import { franchiseViews, viewSalts, viewSources, viewVisitors } from '@naya/db/tables/views';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { perViewer } from '../src/http/rate-limits.ts';
import { contact } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { origin } from './support/office.ts';

const api = useApi(
  ({ db }) =>
    insertFranchisesForTest(db, [
      { business_name: 'Chai Gully' },
      { business_name: 'Dosa Dukaan' },
      { business_name: 'Waiting Works', status: 'pending' },
    ]),
  { trustProxy: true },
);
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const today = () => indianDay(new Date());

type Sent = {
  ip?: string;
  agent?: string;
  from?: string;
  kind?: string;
  headers?: Record<string, string>;
};
const open = (
  franchise: unknown,
  { ip = '203.0.113.1', agent = phone, from, kind, headers }: Sent = {},
) =>
  api.request(
    viewsUrl,
    postJson(
      { franchise, from, kind },
      { Origin: origin, 'X-Forwarded-For': ip, 'User-Agent': agent, ...headers },
    ),
  );
const counted = async (franchise: number) => {
  const rows = await api.core.db
    .select()
    .from(franchiseViews)
    .where(eq(franchiseViews.franchise_id, franchise));
  return rows.map(({ day, views }) => [day, views]);
};

it('counts each visitor of a page once a day', async () => {
  const answers = await Promise.all([open(1), open(1), open(1, { ip: '203.0.113.2' }), open(2)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(answers[0]?.headers.get('Set-Cookie')).toBeNull();
  await open(1, { agent: `${phone} Other/1.0` });
  expect(await counted(1)).toEqual([[today(), 3]]);
  expect(await counted(2)).toEqual([[today(), 1]]);
});

it.each<[string, unknown, Sent, number]>([
  ['a robot', 1, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 204],
  ['a program without a name', 1, { agent: '' }, 204],
  ['a page of another site', 1, { headers: { Origin: 'https://stranger.example.in' } }, 403],
  ['a franchise that is not public', 3, {}, 204],
  ['a franchise that never was', 4711, {}, 204],
  ['a franchise without a number', 'chai-gully', {}, 422],
  ['something that nobody knows', 1, { kind: 'sold' }, 422],
  ['a robot that saves', 1, { kind: 'save', agent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }, 204],
  ['a very long query', 1, { from: `?q=${'x'.repeat(600)}` }, 422],
])('does not count %s', async (_name, franchise, sent, status) => {
  expect((await open(franchise, { ip: '203.0.113.9', ...sent })).status).toBe(status);
  expect(await counted(1)).toEqual([[today(), 3]]);
  expect(await counted(3)).toEqual([]);
});

it('counts whoever saves a franchise once a day, beside the view, and keeps no search of theirs', async () => {
  const save = (franchise: number, ip: string) =>
    open(franchise, { ip, kind: 'save', from: '?search=Secret' });
  await Promise.all([save(2, '203.0.113.1'), save(2, '203.0.113.1'), save(2, '203.0.113.30')]);
  await save(3, '203.0.113.1');
  const rows = await api.core.db.select().from(franchiseViews).orderBy(franchiseViews.franchise_id);
  expect(rows.map(({ franchise_id, views, saves }) => [franchise_id, views, saves])).toEqual([
    [1, 3, 0],
    [2, 1, 2],
  ]);
  expect(await api.core.db.$count(viewSources)).toBe(0);
});

it('keeps the city and the words of the search that led there, but nothing that may be personal', async () => {
  const searches = [
    '?search=Filter%20Coffee&openIn=Bengaluru',
    '?search=asha@example.in',
    '?search=98765%2043210&location=Nowhereville',
  ];
  for (const [index, from] of searches.entries())
    await open(2, { ip: `203.0.113.${50 + index}`, from });
  const rows = await api.core.db.select().from(viewSources).orderBy(viewSources.kind);
  expect(rows.map(({ kind, value, views }) => [kind, value, views])).toEqual([
    ['city', 'Bangalore', 1],
    ['word', 'filter coffee', 1],
  ]);
});

it('counts a search once a day for each client IP, whatever browser it says it is', async () => {
  const from = '?search=Filter%20Coffee&openIn=Bengaluru';
  const searched = (sent: Sent) => open(2, { ip: '203.0.113.60', from, ...sent });
  await Promise.all(Array.from({ length: 10 }, (_, at) => searched({ agent: `${phone} ${at}` })));
  await searched({ agent: `${phone} 11` });
  await searched({ ip: '203.0.113.61' });
  const rows = await api.core.db.select().from(viewSources).orderBy(viewSources.kind);
  expect(rows.map(({ value, views }) => [value, views])).toEqual([
    ['Bangalore', 3],
    ['filter coffee', 3],
  ]);
});

it('leaves the limit of forms alone and has one of its own', async () => {
  const ip = '203.0.113.77';
  // At once: one after the other they may take longer than the limit's minute.
  const sent = Array.from({ length: perViewer.points }, () => open(1, { ip }));
  expect((await Promise.all(sent)).map(({ status }) => status)).not.toContain(429);
  expect((await open(1, { ip })).status).toBe(429);
  const form = await api.request('/api/contact', postJson(contact(), { 'X-Forwarded-For': ip }));
  expect(form.status).toBe(201);
});

it('forgets the visitors each night, and what few searched for after a month', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  expect(await api.core.db.$count(viewVisitors)).toBeGreaterThan(0);
  await forgetViews(api.core, inDays(1));
  expect(await api.core.db.$count(viewVisitors)).toBe(0);
  expect(await api.core.db.$count(viewSalts)).toBe(0);
  expect(await api.core.db.$count(viewSources)).toBe(2);
  await forgetViews(api.core, inDays(40));
  expect(await api.core.db.$count(viewSources)).toBe(0);
  expect((await counted(1)).length).toBe(1);
});
