import type { Franchise, FranchisePage } from '@naya/contract/franchises/entity';
import { publiclyVisible } from '@naya/db/franchises/columns';
import { franchises } from '@naya/db/tables/franchises';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi(({ db }) =>
  insertFranchisesForTest(db, [
    { business_name: 'Chai Gully', slug: 'chai-gully' },
    { business_name: 'Sari Lane', category: 'Retail', is_featured: true },
    { business_name: 'Waiting', slug: 'waiting', status: 'pending' },
    { business_name: 'Refused', slug: 'refused', status: 'rejected' },
    { business_name: 'Held', slug: 'held', status: 'suspended' },
    { business_name: 'Gone', slug: 'gone', deleted_at: '2026-01-01T00:00:00Z' },
  ]),
);

const names = (franchises: Franchise[]) => franchises.map((each) => each.business_name);

describe('without parameters', () => {
  it('answers the array of all publicly visible franchises', async () => {
    const franchises = (await api.get('/admin/api/franchises')) as Franchise[];
    expect(names(franchises)).toEqual(['Sari Lane', 'Chai Gully']);
  });

  it('counts them in X-Total-Count and has no next link while they fit', async () => {
    const { headers } = await api.request('/admin/api/franchises');
    expect(headers.get('X-Total-Count')).toBe('2');
    expect(headers.get('Link')).toBeNull();
  });
});

describe('with parameters', () => {
  it('answers a page with total and facets', async () => {
    const page = (await api.get('/admin/api/franchises?category=Retail')) as FranchisePage;
    expect(page).toMatchObject({ total: 1, page: 1, limit: 24 });
    expect(names(page.franchises)).toEqual(['Sari Lane']);
    expect(page.facets.category).toContainEqual({ value: 'Food & Beverage', count: 1 });
  });

  it('ignores what it cannot use', async () => {
    const page = (await api.get(
      '/admin/api/franchises?minRoi=abc&maxInvestment=-1&sort=odd&page=x&limit=0',
    )) as FranchisePage;
    expect(page).toMatchObject({ total: 2, page: 1, limit: 24 });
  });

  it('searches by the first eight distinct words of two letters or more', async () => {
    const letters = Array.from({ length: 60 }, (_, n) => String.fromCharCode(97 + (n % 26)));
    const eight = 'beverage chai gully food sells things people like';
    for (const search of [`${letters.join(' ')} chai`, `chai chai ${eight} nowhere to be found`]) {
      const page = await api.get(`/admin/api/franchises?search=${encodeURIComponent(search)}`);
      expect(names((page as FranchisePage).franchises), search).toEqual(['Chai Gully']);
    }
  });

  it('is an array in the alternative set', async () => {
    const franchises = (await api.get('/api/franchises?search=chai')) as Franchise[];
    expect(names(franchises)).toEqual(['Chai Gully']);
  });
});

it.each([
  ['/admin/api/franchises?ids=2,1,999999999999,3,x,1', [2, 1]],
  ['/api/franchises?ids=1,2', [1, 2]],
  ['/admin/api/franchises?ids=', []],
])('%s answers those franchises in this order', async (path, ids) => {
  const listed = (await (await api.request(path)).json()) as { id: number }[];
  expect(listed.map(({ id }) => id)).toEqual(ids);
});

it('finds one by id and by slug, and hides what is not public', async () => {
  const bySlug = (await api.get('/admin/api/franchises/chai-gully')) as Franchise;
  const byId = await api.get(`/admin/api/franchises/${bySlug.id}`);
  expect(byId).toEqual(bySlug);
  for (const hidden of ['waiting', 'refused', 'held', 'gone']) {
    expect((await api.request(`/admin/api/franchises/${hidden}`)).status).toBe(404);
  }
});

it('lists a category by its slug', async () => {
  const franchises = (await api.get('/admin/api/franchises/category/retail')) as Franchise[];
  expect(names(franchises)).toEqual(['Sari Lane']);
});

/** The rels of a Link header, each with its parameters. */
const linksOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...(headers.get('Link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [
      rel,
      url,
    ]),
  );

describe.each(['/admin/api/franchises', '/api/franchises'])('the pages of %s', (path) => {
  const idsOf = (answer: unknown) =>
    (Array.isArray(answer) ? answer : (answer as FranchisePage).franchises).map(
      (each: Franchise) => each.id,
    );

  it.each(['page=1', 'limit=24', 'sort=featured', 'page=1&limit=24', 'minRoi=', 'page=x'])(
    '%s asks for a page, as every parameter does',
    async (query) => {
      const response = await api.request(`${path}?${query}`);
      expect(response.headers.get('X-Total-Count')).toBe('2');
      expect(response.headers.get('Link')).not.toBeNull();
      expect(Array.isArray(await response.json())).toBe(path === '/api/franchises');
    },
  );

  it('name the first, the one before, the next and the last', async () => {
    const first = await api.request(`${path}?limit=1&search=gully&search=lane&utm=x`);
    expect(linksOf(first)).toEqual({
      first: `${path}?search=gully&page=1&limit=1`,
      last: `${path}?search=gully&page=1&limit=1`,
    });
    const second = await api.request(`${path}?limit=1&page=2`);
    expect(idsOf(await second.json())).toHaveLength(1);
    expect(linksOf(second)).toEqual({
      first: `${path}?page=1&limit=1`,
      prev: `${path}?page=1&limit=1`,
      last: `${path}?page=2&limit=1`,
    });
    const beyond = await api.request(`${path}?limit=1&page=9`);
    expect(idsOf(await beyond.json())).toEqual([]);
    expect(linksOf(beyond)).toMatchObject({ prev: `${path}?page=2&limit=1` });
  });

  it('take a repeated parameter by its first value', async () => {
    const response = await api.request(`${path}?limit=1&limit=2&page=1&page=2`);
    expect(response.status).toBe(200);
    expect(idsOf(await response.json())).toHaveLength(1);
  });

  it('come in the order of the whole', async () => {
    const whole = idsOf(await api.get(path));
    const pages = [1, 2].map((page) => api.get(`${path}?page=${page}&limit=1`));
    expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(whole);
  });
});

it.each(['/admin/api/franchises', '/api/franchises'])(
  '%s links from the first thousand to the page after it',
  async (path) => {
    const present = await api.core.db.$count(franchises, publiclyVisible);
    const missing = Array.from({ length: 1_002 - present }, () => ({ category: 'Many' }));
    if (missing.length > 0) await insertFranchisesForTest(api.core.db, missing);
    const first = await api.request(path);
    const whole = (await first.json()) as Franchise[];
    expect(whole.length).toBe(1_000);
    expect(first.headers.get('X-Total-Count')).toBe('1002');
    expect(linksOf(first)).toEqual({ next: `${path}?page=11&limit=100` });
    const rest = await api.get(linksOf(first)['next'] ?? '');
    expect(Array.isArray(rest) ? rest : (rest as FranchisePage).franchises).toHaveLength(2);
  },
);

it('lists the first franchises of a category when a limit is given', async () => {
  await insertFranchisesForTest(api.core.db, [{ category: 'Pets' }, { category: 'Pets' }]);
  const all = (await api.get('/admin/api/franchises/category/pets')) as Franchise[];
  const first = await api.get('/admin/api/franchises/category/pets?limit=1');
  expect(all).toHaveLength(2);
  expect(first).toEqual(all.slice(0, 1));
  expect(await api.get('/admin/api/franchises/category/pets?limit=1&limit=2')).toEqual(first);
});
