import { measureQueries } from '@naya/db/measure-queries';
import { franchises } from '@naya/db/tables/franchises';
import { teamMembers } from '@naya/db/tables/team';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAll, findOne, textOf } from './support/html.ts';
import { useSite } from './support/site.ts';

const site = useSite();
let queries = 0;
beforeAll(() => {
  measureQueries(site.api.core.db.$client, () => {
    queries += 1;
  });
});

const cacheable =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=540, stale-if-error=86400';
const frame = 'categories contact-info pages settings social-links';
const tagsOf = (...tags: string[]) => [...frame.split(' '), ...tags].sort().join(' ');

/** The frame takes four: the documents, whether the demo is there, the pages, the categories. */
describe.each<[path: string, most: number, tags: string]>([
  ['/', 7, tagsOf('blogs', 'events', 'lists', 'stats')],
  ['/franchises?search=chai', 4, tagsOf('lists', 'search')],
  ['/franchises?search=chai+under+15+lakh', 4, tagsOf('lists', 'prices', 'search')],
  ['/franchises/1', 7, tagsOf('franchise:1')],
  ['/franchises/category/Education', 4, tagsOf('lists')],
  [
    '/shortlist?ids=3,14,27,999999',
    5,
    tagsOf('franchise:14', 'franchise:27', 'franchise:3', 'franchise:999999'),
  ],
  ['/contact', 4, tagsOf('business-hours')],
  ['/list-franchise', 4, tagsOf()],
])('the reads of %s', (path, most, tags) => {
  it(`take ${most} queries, and name their tags on the page`, async () => {
    queries = 0;
    const { status, headers } = await site.visit(path);
    expect(status).toBe(200);
    expect(queries).toBe(most);
    const named = headers.get('Cache-Tag')?.split(' ') ?? [];
    expect(named.filter((tag) => !tag.startsWith('card:')).join(' ')).toBe(tags);
    expect(headers.get('Cache-Control')).toBe(cacheable);
  });
});

/** Looks at a page while nobody can read that table. */
async function visitWithout(table: string, path: string) {
  const { db } = site.api.core;
  const rename = (from: string, to: string) =>
    db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  await rename(table, 'away');
  try {
    return await site.visit(path);
  } finally {
    await rename('away', table);
  }
}

describe('a read that fails', () => {
  it('takes its own part of the page with it, and the page is not kept', async () => {
    const { status, headers, document } = await visitWithout('events', '/');
    expect(status).toBe(200);
    expect(textOf(findOne(document, 'main'))).toContain('HTTP error! status: 500');
    expect(findAll(document, 'article').length).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Incomplete')).toBe('true');
  });

  it('makes the page that stands for it unavailable', async () => {
    const { status, headers, document } = await visitWithout('team_members', '/team/1');
    expect(status).toBe(503);
    expect(textOf(findOne(document, 'main'))).toContain('Failed to fetch team member');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('leaves the frame with its defaults', async () => {
    const { status, document } = await visitWithout('site_documents', '/list-franchise');
    expect(status).toBe(200);
    expect(textOf(findOne(document, 'footer'))).toContain('Naya Outlet');
  });
});

it('the home page counts no investors: it is whole while nobody can read who registered', async () => {
  const { status, headers } = await visitWithout('submissions', '/');
  expect(status).toBe(200);
  expect(headers.get('X-Incomplete')).toBeNull();
});

it('what is missing is a 404 that nobody keeps', async () => {
  const { status, headers } = await site.visit('/franchises/no-such-brand');
  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it.each([
  ['javascript:alert(1)', null],
  ['brand.example.in/shops', 'https://brand.example.in/shops'],
  ['https://brand.example.in', 'https://brand.example.in'],
])('a link stored as %s leads to %s', async (stored, shown) => {
  const { db } = site.api.core;
  await db.update(franchises).set({ website: stored }).where(eq(franchises.id, 1));
  await db.update(teamMembers).set({ linkedin: stored }).where(eq(teamMembers.id, 1));
  for (const path of ['/franchises/1', '/team/1']) {
    const { document } = await site.visit(path);
    const links = findAll(findOne(document, 'main'), 'a').map(
      ({ attribs }) => attribs['href'] ?? '',
    );
    expect(links.some((href) => href.includes('alert'))).toBe(false);
    if (shown) expect(links).toContain(shown);
  }
});
