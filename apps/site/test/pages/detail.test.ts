import { expect, test } from 'vitest';
import { franchiseRow } from '../../../../e2e/support/franchise-row.ts';
import { visitStubbed, type StubAnswers } from '../stub.ts';

const path = '/franchises/7';
const call = `GET ${path}`;
const minimal = { id: 7, business_name: 'Tapri Test', category: 'Food & Beverage' };
const about = 'About Tapri Test';

const open = (answers: StubAnswers) => visitStubbed(answers, path);
const show = async (fields: object) =>
  (await open({ [call]: { json: { ...minimal, ...fields } } })).page;
const figures = (page: Awaited<ReturnType<typeof show>>) =>
  page.region('Investment Overview').texts('definition');
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://pictures.example.in/${index}.gif`);

test('object or {franchise}', async () => {
  const business_logo = 'https://pictures.example.in/logo.gif';
  const { page, html } = await open({
    [call]: { json: { franchise: { ...minimal, business_logo } } },
  });
  expect(page.one('h1').text).toBe('Tapri Test');
  const [logo] = html.match(/<img[^>]*logo\.gif[^>]*>/) ?? [];
  expect(logo, 'the logo at the head of the page does not wait').toContain('loading="eager"');
});

test('each figure is N/A if missing, and there is no picture but the placeholder', async () => {
  const page = await show({ images: [] });
  expect(figures(page)).toEqual(['N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
  expect(page.all('region', 'Franchise facts')).toEqual([]);
  const gallery = page.region('Pictures');
  expect(gallery.sources).toEqual([expect.stringContaining('placeholder')]);
  expect(gallery.all('link')).toEqual([]);
});

test.each([
  ['the excepted_roi pair is accepted as fallback', { excepted_roi: ['18', '24'] }, '18–24 months'],
  ['it may be one value', { excepted_roi_min: 18 }, '18 months'],
])('expected ROI: %s', async (_how, fields, shown) => {
  expect(figures(await show(fields))[2]).toBe(shown);
});

test('the first location stands in for the headquarters', async () => {
  const page = await show({ locations: 'Nagpur, Pune' });
  expect(page.one('main').all('article')[0]?.all('header')[0]?.text).toContain('Nagpur');
});

test('training details may be text split on line breaks, commas, full stops and semicolons', async () => {
  const page = await show({
    training_details: 'Kitchen basics, billing\nHygiene; stock. Two weeks',
  });
  expect(page.region(about).texts('listitem')).toEqual([
    'Kitchen basics',
    'billing',
    'Hygiene',
    'stock',
    'Two weeks',
  ]);
});

test('support may be text alone', async () => {
  const page = await show({ support_offered: 'A manager visits twice a month.' });
  expect(page.region(about).all('heading', 'Support Provided')).toHaveLength(1);
  expect(page.region(about).text).toContain('A manager visits twice a month.');
});

test('images may be a single string', async () => {
  const gallery = (await show({ images: photos(1)[0] })).region('Pictures');
  expect(gallery.all('link')).toHaveLength(1);
  expect(gallery.sources).toEqual(photos(1));
});

test.each([1, 2, 3, 4])('%i pictures have no overlay', async (count) => {
  const gallery = (await show({ images: photos(count) })).region('Pictures');
  expect(gallery.all('link')).toHaveLength(count);
  expect(gallery.text).not.toContain('more');
});

test('of six pictures the fourth says +2 more, and without scripts each opens by itself', async () => {
  const page = await show({ images: photos(6) });
  const links = page.region('Pictures').all('link');
  expect(links[3]?.text).toContain('+2 more');
  expect(links[0]?.attribute('href')).toBe(photos(6)[0]);
  expect(page.one('link', 'Picture 6').attribute('href')).toBe(photos(6)[5]);
});

test("a failure says 'Failed to fetch franchise details'", async () => {
  const { status, page } = await open({ [call]: { status: 500 } });
  expect(status).toBe(503);
  expect(page.one('alert').text).toContain('Failed to fetch franchise details');
});

test.each([{ status: 404 }, { json: null }, { json: { franchise: null } }])(
  "a missing one says 'Franchise not found.': %j",
  async (answer) => {
    const { status, page } = await open({ [call]: answer });
    expect(status).toBe(404);
    expect(page.all('heading', 'Franchise not found.')).toHaveLength(1);
  },
);

test('related franchises fail silently', async () => {
  const { status, page } = await open({
    [call]: { json: minimal },
    'GET /franchises': { status: 500 },
  });
  expect(status).toBe(200);
  expect(page.one('h1').text).toBe('Tapri Test');
  expect(page.texts('heading').filter((text) => text.startsWith('More in'))).toEqual([]);
  expect(page.one('main').texts('alert').join('')).toBe('');
});

test('related franchises of a backend that ignores the filter are still of the category', async () => {
  const others = [1, 2, 3, 4, 5].map((id) =>
    franchiseRow(id, { category: id === 2 ? 'Retail' : minimal.category }),
  );
  const { page } = await open({
    [call]: { json: minimal },
    'GET /franchises': { json: [minimal, ...others] },
  });
  const related = page.region('More in Food & Beverage');
  expect(related.all('article')).toHaveLength(3);
  expect(related.text).not.toContain('Tapri Test');
  expect(related.text).not.toContain('Brand 2');
});

test('related franchises are those near in price, and of two as near the one in the same city', async () => {
  const row = (id: number, investment: number, city: string) =>
    franchiseRow(id, {
      category: minimal.category,
      business_name: `Shop ${id}`,
      headquarters: city,
      locations: [],
      investment_min: investment,
      investment_max: investment,
    });
  const own = { ...row(7, 1_000_000, 'Indore'), ...minimal };
  const others = [
    row(1, 9_000_000, 'Indore'),
    row(2, 1_900_000, 'Pune'),
    row(3, 1_200_000, 'Pune'),
    row(4, 1_200_000, 'Indore'),
    row(5, 700_000, 'Pune'),
  ];
  const { page } = await open({
    [call]: { json: own },
    'GET /franchises': { json: [own, ...others] },
  });
  const related = page.region('More in Food & Beverage');
  expect(related.texts('heading').slice(1)).toEqual(['Shop 4', 'Shop 3', 'Shop 5']);
});
