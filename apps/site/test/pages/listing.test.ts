import { expect, test } from 'vitest';
import { franchiseRow } from '../../../../e2e/support/franchise-row.ts';
import { openStubbed, visitStubbed, type StubAnswers } from '../stub.ts';

const rows = [franchiseRow(1), franchiseRow(2), franchiseRow(3)];

async function openListing(answer: StubAnswers[string], query = '') {
  const { status, page } = await visitStubbed({ 'GET /franchises': answer }, `/franchises${query}`);
  const cards = page.all('article');
  return { status, page, cards, names: cards.flatMap((card) => card.texts('heading')) };
}

const count = (page: Awaited<ReturnType<typeof openListing>>['page']) =>
  page.region('Results').one('status').text;

test.each([
  ['an array', rows],
  ['{franchises}', { franchises: rows }],
  ['a page', { franchises: rows, total: 3, page: 1, limit: 24 }],
])('lists %s', async (_shape, json) => {
  const { page, names } = await openListing({ json });
  expect(names).toEqual(['Brand 1', 'Brand 2', 'Brand 3']);
  expect(count(page)).toBe('Showing 3 franchises');
  expect(page.says('3 opportunities')).toBe(true);
});

test('keeps only franchises with an id, a business_name and a category', async () => {
  const json = [
    franchiseRow('text-id'),
    franchiseRow(0, { business_name: 'Zero is a number' }),
    franchiseRow(3, { id: null }),
    franchiseRow(4, { business_name: '' }),
    franchiseRow(5, { category: undefined }),
    'rubbish',
    null,
  ];
  const { names } = await openListing({ json }, '?sort=name');
  expect(names).toEqual(['Brand text-id', 'Zero is a number']);
});

test('understands single values for lists and the ROI pair', async () => {
  const odd = franchiseRow(1, {
    locations: 'Nagpur, Surat',
    headquarters: null,
    images: 'https://pictures.example.in/one.jpg',
    excepted_roi_min: null,
    excepted_roi_max: null,
    excepted_roi: ['20', '30'],
    investment_min: '₹ 5,00,000',
    investment_max: null,
    space_required: null,
  });
  const { cards } = await openListing({ json: [odd] });
  expect(cards).toHaveLength(1);
  for (const text of ['Nagpur', '20–30 months', '₹5L']) expect(cards[0]?.text).toContain(text);
  expect(cards[0]?.texts('definition')).toContain('N/A');
});

test('a description is cut to 100 characters, a shorter one stays whole', async () => {
  const whole = `${'x'.repeat(60)} ${'y'.repeat(39)}`;
  const json = [
    franchiseRow(1, { description: whole }),
    franchiseRow(2, { description: `${whole} and more` }),
    franchiseRow(3, { description: `${whole}y and more` }),
  ];
  const { cards } = await openListing({ json });
  expect(cards[0]?.says(whole)).toBe(true);
  expect(cards[1]?.says(`${whole}...`)).toBe(true);
  expect(cards[2]?.says(`${'x'.repeat(60)}...`)).toBe(true);
});

test('filters, sorts and pages what a backend sends whole', async () => {
  const json = Array.from({ length: 60 }, (_, index) =>
    franchiseRow(index + 1, {
      business_name: `Brand ${String(60 - index).padStart(2, '0')}`,
      category: index % 2 ? 'Retail' : 'Education',
      investment_min: 100_000 * (index + 1),
      investment_max: 100_000 * (index + 2),
    }),
  );
  const { visit } = await openStubbed({ 'GET /franchises': { json } });
  const byName = (await visit('/franchises?sort=name')).page;
  expect(byName.all('article')[0]?.texts('heading')).toEqual(['Brand 01']);
  for (const [query, shown] of [
    ['?sort=name', 'Showing 1–24 of 60 franchises'],
    ['?sort=name&category=Education', 'Showing 1–24 of 30 franchises'],
    ['?sort=name&category=Education&page=2', 'Showing 25–30 of 30 franchises'],
    ['?maxInvestment=300000', 'Showing 3 franchises'],
  ]) {
    expect(count((await visit(`/franchises${query}`)).page)).toBe(shown);
  }
});

test('a franchise with no figure matches only while that filter is untouched', async () => {
  const bare = {
    investment_min: null,
    investment_max: null,
    excepted_roi_min: null,
    excepted_roi_max: null,
  };
  const json = [franchiseRow(1), franchiseRow(2, bare)];
  expect(count((await openListing({ json })).page)).toBe('Showing 2 franchises');
  for (const query of ['?minInvestment=200000', '?minRoi=1', '?maxRoi=998']) {
    expect(count((await openListing({ json }, query)).page)).toBe('Showing 1 franchise');
  }
  const ends = '?minRoi=0&maxRoi=999&minInvestment=100000&maxInvestment=20000000';
  const { page } = await openListing({ json }, ends);
  expect(count(page)).toBe('Showing 2 franchises');
  expect(page.all('list', 'Active filters')).toEqual([]);
});

test.each(['', '?category=Retail&minRoi=10'])(
  "'No franchises available' when the data is empty %s",
  async (query) => {
    const { page } = await openListing({ json: [] }, query);
    expect(page.says('No franchises available')).toBe(true);
    expect(page.text).not.toContain('No matching franchises found');
  },
);

test("'No matching franchises found' when there is data but none matches", async () => {
  const { page } = await openListing({ json: [franchiseRow(1)] }, '?category=Education');
  expect(page.says('No matching franchises found')).toBe(true);
  expect(page.text).toContain('Reset Filters');
});

test.each([
  ['status 500', { status: 500 }, 'Error: Failed to fetch franchises'],
  ['no answer', { hangUp: true }, 'Error: Failed to fetch franchises'],
  ['no JSON', { text: '<h1>hello</h1>' }, 'Error: Failed to fetch franchises'],
  ['another shape', { json: { items: [] } }, 'Error: Unexpected API response.'],
])('a failure is told in place of the content: %s', async (_failure, answer, message) => {
  const { status, page } = await openListing(answer);
  expect(status).toBe(503);
  expect(page.says(message)).toBe(true);
  expect(page.one('main').all('input', 'Search franchises')).toHaveLength(1);
});

test('of a backend that tells no sections, the title counts all that it found', async () => {
  const { page } = await openListing({ json: rows }, '?category=Retail');
  const [title] = page.all('heading');
  expect(title?.text).toMatch(/^\d Retail franchises?$/);
  const counted = { franchises: rows, total: 3, page: 1, limit: 24 };
  const listed = await openListing({ json: counted }, '?location=Pune');
  expect(listed.page.all('heading')[0]?.text).toBe('3 franchises in Pune');
});
