import { expect, test } from 'vitest';
import { visitStubbed, type StubAnswers } from '../stub.ts';

const story = { title: 'Our story', content: '<p>It began.</p>', image: null };
const team = [{ id: 'a b', name: 'Asha', position: 'Founder', bio: 'Knows things.' }];
const insights = [
  {
    id: 'investment',
    title: 'Median investment',
    value: 1_850_000,
    unit: 'INR',
    description: '',
    series: [{ label: 'Retail', value: 12_500_000 }],
  },
  { id: 'payback', title: 'Median payback', value: 22, unit: 'months', series: [] },
];
const numbers = 'Franchising in numbers';

const openAbout = (answers: StubAnswers) => visitStubbed(answers, '/about');

test.each([[team], [{ team }]])('the team comes as an array or in {team}: %j', async (json) => {
  const { page } = await openAbout({ 'GET /team': { json } });
  const link = page.region('Our team').one('link');
  expect(link.text).toBe('Asha');
  expect(link.attribute('href')).toBe('/team/a%20b');
});

test('the story image falls back', async () => {
  const { page } = await openAbout({ 'GET /about': { json: story } });
  expect(page.region('Our story').sources).toEqual([expect.stringContaining('placeholder')]);
});

test("'Error loading team: Failed to fetch team members', the rest stands", async () => {
  const { status, page } = await openAbout({
    'GET /team': { status: 500 },
    'GET /about': { json: story },
  });
  expect(status).toBe(200);
  expect(page.one('alert').text).toContain('Error loading team: Failed to fetch team members');
  expect(page.says('It began.')).toBe(true);
});

test("'Failed to fetch about us content', the rest stands", async () => {
  const { page } = await openAbout({ 'GET /about': { status: 502 }, 'GET /team': { json: team } });
  expect(page.one('alert').text).toContain('Failed to fetch about us content');
  expect(page.all('link', 'Asha')).toHaveLength(1);
  expect(page.all('heading', 'Quality Over Quantity')).toHaveLength(1);
});

test.each([
  ['failed, as zeros', { status: 500 }, ['0+', '0+', '0+']],
  ['as text', { json: { brands: '120', investors: 4500, cities: '31' } }, ['120+', '4500+', '31+']],
])('stats: %s', async (_how, answer, shown) => {
  const { page } = await openAbout({ 'GET /stats': answer });
  expect(page.texts('definition')).toEqual(shown);
});

test('amounts and months of insights are written as such', async () => {
  const { page } = await openAbout({ 'GET /franchise-insights': { json: insights } });
  const [investment, payback] = page.region(numbers).texts('figure');
  expect(investment).toContain('₹18.5L');
  expect(investment).toContain('₹1.25Cr');
  expect(payback).toContain('22 months');
});

test.each([
  ['there are none', { json: [] }],
  ['the backend has no such call', { status: 404 }],
])('insights are left out when %s', async (_how, answer) => {
  const { page } = await openAbout({
    'GET /franchise-insights': answer,
    'GET /about': { json: story },
  });
  expect(page.says('It began.')).toBe(true);
  expect(page.all('heading', numbers)).toEqual([]);
  expect(page.all('alert')).toEqual([]);
});
