import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFranchiseQuery } from '../../src/franchises/query.ts';
import { startBackend, type Backend } from './backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const rows = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  business_name: `Brand ${index + 1}`,
  category: index % 2 ? 'Retail' : 'Education',
}));

test('always asks for a page', async () => {
  backend.answerJson([]);
  await backend.api.searchFranchises(emptyFranchiseQuery);
  expect(backend.seen.at(-1)?.url).toBe('/admin/api/franchises?page=1&limit=24');
  await backend.api.searchFranchises({ ...emptyFranchiseQuery, search: 'चाय & more', page: 2 });
  const asked = new URL(backend.seen.at(-1)!.url, 'http://x').searchParams;
  expect(Object.fromEntries(asked)).toEqual({ search: 'चाय & more', page: '2', limit: '24' });
});

test('takes our own page as it is', async () => {
  const facets = { category: [{ value: 'Retail', count: 99 }], location: [], minRoi: [] };
  backend.answerJson({ franchises: rows.slice(0, 2), total: 99, page: 3, limit: 24, facets });
  const page = await backend.api.searchFranchises({ ...emptyFranchiseQuery, category: 'Retail' });
  expect(page).toMatchObject({
    franchises: rows.slice(0, 2),
    total: 99,
    page: 3,
    limit: 24,
    facets,
  });
});

test('applies the rules itself to a backend that sends everything', async () => {
  const hidden = { id: 99, business_name: 'Hidden', category: 'Retail', status: 'pending' };
  for (const body of [[...rows, hidden], { franchises: rows }, { franchises: rows, total: 30 }]) {
    backend.answerJson(body);
    const page = await backend.api.searchFranchises({
      ...emptyFranchiseQuery,
      category: 'retail',
      limit: 10,
      page: 2,
    });
    expect(page).toMatchObject({ total: 15, page: 2, limit: 10 });
    expect(page.franchises.map(({ id }) => id)).toEqual([22, 24, 26, 28, 30]);
    expect(page.facets.category).toEqual([
      { value: 'Education', count: 15 },
      { value: 'Retail', count: 15 },
    ]);
  }
});

test('fails as the listing does', async () => {
  backend.answer({ status: 500 });
  const ask = () => backend.api.searchFranchises(emptyFranchiseQuery);
  await expect(ask()).rejects.toThrow('Failed to fetch franchises');
  backend.answerJson({ rows });
  await expect(ask()).rejects.toThrow('Unexpected API response.');
});
