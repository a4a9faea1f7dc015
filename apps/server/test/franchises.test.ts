import type { Franchise, FranchisePage } from '@naya/contract/franchises/entity';
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
    const eight = 'chai gully food beverage sells things people like';
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

it('links to the next thousand', async () => {
  const thousand = Array.from({ length: 1_000 }, () => ({ category: 'Many' }));
  await insertFranchisesForTest(api.core.db, thousand);
  const first = await api.request('/admin/api/franchises');
  expect(((await first.json()) as Franchise[]).length).toBe(1_000);
  expect(first.headers.get('X-Total-Count')).toBe('1002');
  expect(first.headers.get('Link')).toBe('</admin/api/franchises?page=2>; rel="next"');
  const second = await api.request('/admin/api/franchises?page=2');
  expect(((await second.json()) as Franchise[]).length).toBe(2);
  expect(second.headers.get('Link')).toBeNull();
});

it('lists the first franchises of a category when a limit is given', async () => {
  await insertFranchisesForTest(api.core.db, [{ category: 'Pets' }, { category: 'Pets' }]);
  const all = (await api.get('/admin/api/franchises/category/pets')) as Franchise[];
  const first = await api.get('/admin/api/franchises/category/pets?limit=1');
  expect(all).toHaveLength(2);
  expect(first).toEqual(all.slice(0, 1));
});
