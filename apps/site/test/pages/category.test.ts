import { expect, test } from 'vitest';
import { franchiseRow } from '../../../../e2e/support/franchise-row.ts';
import { openStubbed, visitStubbed } from '../stub.ts';

const categories = {
  json: [{ id: 1, slug: 'toys', name: 'Toys & Games', description: null, image: null }],
};
const path = '/franchises/category/Toys%20%26%20Games';
const title = 'Category: Toys & Games';
const sentence = 'No franchises found in this category.';

test.each([
  ['an array', [franchiseRow(1)]],
  ['{franchises}', { franchises: [franchiseRow(1)] }],
])('the slug of the category is used for the data call, which answers %s', async (_shape, json) => {
  const { page } = await visitStubbed(
    { 'GET /categories': categories, 'GET /franchises/category/toys': { json } },
    path,
  );
  expect(page.one('h1').text).toBe(title);
  expect(page.one('article').texts('heading')).toEqual(['Brand 1']);
});

test('without categories the slug is made from the name', async () => {
  const { status, page } = await visitStubbed(
    {
      'GET /categories': { status: 500 },
      'GET /franchises/category/toys-games': { json: [franchiseRow(1)] },
    },
    path,
  );
  expect(status).toBe(200);
  expect(page.one('h1').text).toBe(title);
  expect(page.all('article')).toHaveLength(1);
});

test(`a known category without franchises: '${sentence}'`, async () => {
  const { status, page } = await visitStubbed({ 'GET /categories': categories }, path);
  expect(status).toBe(200);
  expect(page.one('h1').text).toBe(title);
  expect(page.says(sentence)).toBe(true);
});

test('an unknown one that the backend calls not found is a 404', async () => {
  const { status, page } = await visitStubbed(
    { 'GET /franchises/category/nothing': { status: 404 } },
    '/franchises/category/Nothing',
  );
  expect(status).toBe(404);
  expect(page.says(sentence)).toBe(true);
});

test.each([
  ['status 500', { status: 500 }, 'Error: HTTP error! status: 500'],
  ['no answer', { hangUp: true }, 'Error: Failed to load franchises'],
  ['another shape', { json: { items: [] } }, 'Error: Unexpected API response.'],
])('a failure is told in place of the cards: %s', async (_failure, answer, message) => {
  const { status, page } = await visitStubbed(
    { 'GET /categories': categories, 'GET /franchises/category/toys': answer },
    path,
  );
  expect(status).toBe(503);
  expect(page.one('h1').text).toBe(title);
  expect(page.says(message)).toBe(true);
});

test('a large category shows its first cards and leads to the listing for the rest', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    franchiseRow(index + 1, { category: 'Toys & Games' }),
  );
  const { visit } = await openStubbed({
    'GET /categories': categories,
    'GET /franchises/category/toys': { json: rows },
    'GET /franchises': { json: rows },
  });
  const { page } = await visit(path);
  expect(page.all('article')).toHaveLength(48);
  const rest = page.one('link', 'See all 300 franchises').attribute('href') ?? '';
  expect(rest).toBe('/franchises?category=Toys+%26+Games');
  const listing = (await visit(rest)).page.region('Results');
  expect(listing.one('status').text).toBe('Showing 1–24 of 300 franchises');
});
