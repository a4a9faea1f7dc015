import { expect, test } from 'vitest';
import { blogRow, categoryRow, categoryRows, eventRow } from '../../../../e2e/support/home-rows.ts';
import { franchiseRow } from '../../../../e2e/support/franchise-row.ts';
import { visitStubbed, type StubAnswers } from '../stub.ts';

const openHome = (answers: StubAnswers) => visitStubbed(answers, '/');
const section = async (name: string, path: string, answer: StubAnswers[string]) =>
  (await openHome({ [`GET ${path}`]: answer })).page.region(name);

const categories = (answer: StubAnswers[string]) => section('Categories', '/categories', answer);
const featured = (json: unknown) => section('Featured franchises', '/franchises', { json });
const events = (answer: StubAnswers[string]) => section('Upcoming events', '/events', answer);
const posts = (answer: StubAnswers[string]) => section('Latest from the blog', '/blogs', answer);

test("each tile shows the number plus '+'", async () => {
  const json = { brands: 61, investors: 1234, cities: 38 };
  const { page } = await openHome({ 'GET /stats': { json } });
  expect(page.texts('term').slice(0, 3)).toEqual([
    'Franchise Brands',
    'Investors Connected',
    'Cities Covered',
  ]);
  expect(page.texts('definition').slice(0, 3)).toEqual(['61+', '1234+', '38+']);
});

test.each([
  ['status 500', { status: 500 }],
  ['no answer', { hangUp: true }],
  ['another shape', { json: 'many' }],
])("the tiles show '0+' on failure: %s", async (_failure, answer) => {
  const { status, page } = await openHome({ 'GET /stats': answer });
  expect(status).toBe(200);
  expect(page.texts('definition').slice(0, 3)).toEqual(['0+', '0+', '0+']);
});

test('a category leads to its page by its name', async () => {
  const json = [categoryRow(1, { name: 'Food & Beverage' })];
  const link = (await categories({ json })).one('link');
  expect(link.text).toBe('Food & Beverage');
  expect(link.attribute('href')).toBe('/franchises/category/Food%20%26%20Beverage');
});

test('a default-category image is treated as missing', async () => {
  const image = 'https://pictures.example.in/default-category.png';
  const { sources } = await categories({ json: [categoryRow(1, { image })] });
  expect(sources).toEqual([expect.stringContaining('placeholder')]);
});

test('category arrows only when there is more than one page', async () => {
  const four = await categories({ json: categoryRows(4) });
  expect(four.all('link')).toHaveLength(4);
  expect(four.all('button')).toEqual([]);
  const five = await categories({ json: { categories: categoryRows(5) } });
  expect(five.all('button').map((button) => button.attribute('aria-label'))).toEqual([
    'Previous categories',
    'Next categories',
  ]);
});

test.each([
  ['status 500', { status: 500 }, 'Failed to fetch categories'],
  ['no answer', { hangUp: true }, 'Failed to fetch categories'],
  ['another shape', { json: { items: [] } }, 'Unexpected API response.'],
])('failed categories are told in place of the content: %s', async (_failure, answer, message) => {
  const part = await categories(answer);
  expect(part.says(message)).toBe(true);
  expect(part.all('link', 'Try again')).toHaveLength(1);
});

test('the featured section shows only franchises with is_active true', async () => {
  const part = await featured([
    franchiseRow(1, { is_featured: true }),
    franchiseRow(2, { is_featured: true, is_active: false }),
    franchiseRow(3, { is_active: 0 }),
    franchiseRow(4, { is_active: null }),
    franchiseRow(5, { is_active: undefined }),
  ]);
  expect(part.all('article').flatMap((card) => card.texts('heading'))).toEqual(['Brand 1']);
});

test('the featured section puts featured ones first and shows no more than six', async () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => franchiseRow(id, { is_featured: id > 5 }));
  const names = (await featured(rows)).all('article').flatMap((card) => card.texts('heading'));
  expect(names).toEqual([6, 7, 8, 1, 2, 3].map((id) => `Brand ${id}`));
});

test('the featured section cuts the description at 25 words', async () => {
  const words = Array.from({ length: 30 }, (_, index) => `word${index + 1}`);
  const part = await featured([franchiseRow(1, { description: words.join(' ') })]);
  expect(part.says(`${words.slice(0, 25).join(' ')}...`)).toBe(true);
});

test("no franchises at all: 'No franchises available'", async () => {
  expect((await featured([])).says('No franchises available')).toBe(true);
});

test.each([
  ['status 500', { status: 500 }, 'Failed to fetch franchises'],
  ['another shape', { json: { items: [] } }, 'Unexpected API response.'],
])('failed franchises are told in place of three sections: %s', async (_how, answer, message) => {
  const { status, page } = await openHome({ 'GET /franchises': answer });
  expect(status).toBe(200);
  for (const name of ['Trending franchises', 'Brands', 'Featured franchises']) {
    expect(page.region(name).says(message), name).toBe(true);
  }
});

test('when no trending types exist, the first 3 are weekly and the next slice monthly', async () => {
  const rows = Array.from({ length: 8 }, (_, index) =>
    franchiseRow(index + 1, { created_at: `2026-01-${20 - index}T00:00:00.000Z` }),
  );
  const part = await section('Trending franchises', '/franchises', { json: rows });
  const [weekly, monthly] = part.all('tabpanel');
  expect(weekly?.texts('heading')).toEqual(['Brand 1', 'Brand 2', 'Brand 3']);
  // Behind the other tab links stand for the slides until somebody turns to it.
  expect(monthly?.texts('link')).toEqual(['Brand 4', 'Brand 5', 'Brand 6']);
  const link = part.one('link', 'View Details of Brand 1');
  expect(link.attribute('href')).toBe('/franchises/1');
});

test('an event card shows date, title, location and description', async () => {
  const card = (await events({ json: { events: [eventRow(1)] } })).one('article');
  for (const text of ['9 Jan 2027', 'Event 1', 'Delhi', 'Come and see.']) {
    expect(card.says(text), text).toBe(true);
  }
});

test.each([
  ['none for an event without a video', {}, 0],
  ['one for a video', { video_type: 'youtube', video_id: 'abc_DEF-123' }, 1],
  ['one for video data that is not valid', { video_type: 'youtube', video_id: 'abc' }, 1],
  ['one for an unknown type', { video_type: 'hologram', video_id: 'abc_DEF-123' }, 1],
  ['one for a type alone', { video_type: 'image' }, 1],
])('play controls: %s', async (_how, changes, count) => {
  const card = (await events({ json: [eventRow(1, changes)] })).one('article');
  expect(card.all('button', 'Play Event 1')).toHaveLength(count);
});

test("a picture's place has its colour until it is there", async () => {
  const thumbnail = '/media/0123456789abcdef-1200x800.webp#colour=c0ffee';
  const { pictureStyles } = await events({ json: [eventRow(1, { thumbnail }), eventRow(2)] });
  expect(pictureStyles).toEqual(['background-color:#c0ffee', '']);
});

test('a picture is shown, not played', async () => {
  const picture = { video_type: 'image', image_url: 'https://pictures.example.in/event.png' };
  const card = (await events({ json: [eventRow(1, picture)] })).one('article');
  expect(card.all('button', 'Play Event 1')).toHaveLength(0);
  expect(card.all('button', 'Show Event 1')).toHaveLength(1);
});

test('past events say so, and stand behind those to come', async () => {
  const [past, older] = ['2026-01-09T11:00:00+05:30', '2026-01-02T11:00:00+05:30'].map((date) => ({
    date,
  }));
  const part = await events({ json: [eventRow(1, past), eventRow(2), eventRow(3, older)] });
  const cards = part.all('article');
  expect(cards.flatMap((card) => card.texts('heading'))).toEqual(['Event 2', 'Event 1', 'Event 3']);
  expect(cards.map((card) => card.text.includes('Past event'))).toEqual([false, true, true]);
});

test.each([
  ['status 500', { status: 500 }, 'Error loading events: HTTP error! status: 500'],
  ['no answer', { hangUp: true }, 'Error loading events: Failed to fetch events'],
  ['another shape', { json: { items: [] } }, 'Error loading events: Unexpected API response.'],
])("'Error loading events: {message}': %s", async (_failure, answer, message) => {
  expect((await events(answer)).says(message)).toBe(true);
});

test("'Error loading events' only if there are none", async () => {
  const part = await events({ json: [eventRow(1), { title: 'No id' }, null] });
  expect(part.all('article')).toHaveLength(1);
  expect(part.text).not.toContain('Error loading events');
});

test('shows the latest 3 blog posts', async () => {
  const cards = (await posts({ json: [2, 5, 1, 4, 3].map((id) => blogRow(id)) })).all('article');
  expect(cards.flatMap((card) => card.texts('heading'))).toEqual(['Post 5', 'Post 4', 'Post 3']);
  expect(cards[0]?.text).toContain('5 Jan 2026');
  expect(cards[0]?.one('link', 'Read more: Post 5').attribute('href')).toBe('/blog/post-5');
});

const long = 'abcdefghi '.repeat(20);

test.each([
  ['the meta description', { meta_description: 'In short.' }, 'In short.'],
  [
    "the first 120 characters of content plus '...'",
    { content: `<p>${long}</p>` },
    `${long.slice(0, 119)}...`,
  ],
])('the excerpt of a post is %s', async (_how, changes, excerpt) => {
  expect((await posts({ json: [blogRow(1, changes)] })).says(excerpt)).toBe(true);
});

test.each([
  ['status 500', { status: 500 }, 'Failed to fetch blogs'],
  ['no answer', { hangUp: true }, 'Failed to fetch blogs'],
  ['another shape', { json: {} }, 'Unexpected API response.'],
])('failed posts are told in place of the content: %s', async (_failure, answer, message) => {
  expect((await posts(answer)).says(message)).toBe(true);
});
