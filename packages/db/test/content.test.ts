import { blogSchema } from '@naya/contract/blog/entity';
import { insightSchema } from '@naya/contract/site-info/insight';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBlogs, findBlog } from '../src/blog/public.ts';
import { listCategories } from '../src/categories/public.ts';
import { listEvents } from '../src/events/public.ts';
import { readInsights } from '../src/franchises/insights.ts';
import { findPage, listPages } from '../src/pages/public.ts';
import { findRedirect, insertRedirect } from '../src/redirects/public.ts';
import * as seed from '../src/seed/insert.ts';
import { putSiteDocument, readSiteDocuments } from '../src/site-info/public.ts';
import { getStats } from '../src/site-info/stats.ts';
import { findTeamMember, listTeam } from '../src/team/public.ts';
import { franchises } from '../src/franchises/table.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest, insertSubmissionForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('blogs: published only, newest first', async () => {
  const { db } = database;
  await seed.insertBlogs(db, [
    { slug: 'old', title: 'Old', status: 'published', created_at: '2025-01-01T00:00:00.000Z' },
    { slug: 'new', title: 'New', status: 'published', created_at: '2026-01-01T00:00:00.000Z' },
    { slug: 'draft', title: 'Draft' },
    { slug: 'later', title: 'Later', status: 'scheduled' },
  ]);
  const blogs = await listBlogs(db);
  expect(blogs.map(({ slug }) => slug)).toEqual(['new', 'old']);
  expect(blogSchema.array().parse(blogs)).toEqual(blogs);
  expect(await findBlog(db, 'new')).toMatchObject({ title: 'New', tags: [] });
  expect(await findBlog(db, 'draft')).toBeNull();
});

test('events, team and pages come in their order', async () => {
  const { db } = database;
  await seed.insertEvents(db, [
    { title: 'Second', position: 2, date: '2026-03-01' },
    { title: 'First', position: 1 },
  ]);
  await seed.insertTeamMembers(db, [
    { name: 'B', position: 'Advisor', display_order: 2 },
    { name: 'A', position: 'Lead', display_order: 1, skills: ['Law'] },
  ]);
  await seed.insertPages(db, [
    { slug: 'b', title: 'B', position: 2, content: '<p>b</p>' },
    { slug: 'a', title: 'A', position: 1 },
  ]);
  expect((await listEvents(db)).map(({ title, date }) => [title, date])).toEqual([
    ['First', null],
    ['Second', '2026-03-01'],
  ]);
  const team = await listTeam(db);
  expect(team.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(await findTeamMember(db, 2)).toMatchObject({
    name: 'A',
    position: 'Lead',
    skills: ['Law'],
  });
  expect(await findTeamMember(db, 99)).toBeNull();
  expect((await listPages(db)).map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(await findPage(db, 'b')).toMatchObject({ title: 'B', content: '<p>b</p>' });
  expect(await findPage(db, 'c')).toBeNull();
});

test('site documents are replaced whole; redirects lead to an id; a seed is claimed once', async () => {
  const { db } = database;
  expect(await readSiteDocuments(db, ['about'])).toEqual({});
  await putSiteDocument(db, 'about', { title: 'One' });
  await putSiteDocument(db, 'about', { title: 'Two' });
  expect(await readSiteDocuments(db, ['about', 'terms'])).toEqual({ about: { title: 'Two' } });
  await insertRedirect(db, { entity: 'blog', old_slug: 'was', entity_id: 2 });
  expect(await findRedirect(db, 'blog', 'was')).toBe(2);
  expect(await findRedirect(db, 'page', 'was')).toBeNull();
  expect([await seed.claimSeed(db, 'demo'), await seed.claimSeed(db, 'demo')]).toEqual([
    true,
    false,
  ]);
});

test('stats and insights are counted over the visible catalogue', async () => {
  const { db } = database;
  expect((await readInsights(db)).map(({ value }) => value)).toEqual([0, 0, 0, 0, 0]);
  await insertFranchisesForTest(db, [
    { locations: ['Pune', 'Mumbai'], investment_min: 100, investment_max: 300, total_outlets: 3 },
    { locations: ['pune ', 'Jaipur'], investment_min: 600, investment_max: null, total_outlets: 4 },
    {
      category: 'Retail',
      headquarters: null,
      locations: ['Jaipur'],
      investment_min: null,
      investment_max: 1_000,
    },
    { locations: ['Kochi'], status: 'pending', total_outlets: 90 },
  ]);
  const investor = { kind: 'investor', name: 'A', payload: {}, answer: 'Thanks' } as const;
  for (const [key, email] of [
    ['7b0a3c1e-1111-4000-8000-000000000001', 'a@example.in'],
    ['7b0a3c1e-1111-4000-8000-000000000002', 'A@example.in'],
    ['7b0a3c1e-1111-4000-8000-000000000003', 'b@example.in'],
  ] as const) {
    await insertSubmissionForTest(db, { ...investor, key, email });
  }
  const others = { threshold: 25, outlets: 7, payback_months: 15, categories: 2 };
  expect(await getStats(db)).toEqual({ brands: 3, investors: 2, cities: 3, ...others });
  await putSiteDocument(db, 'settings', { stats_baseline: { brands: 100, cities: 7 } });
  expect(await getStats(db)).toEqual({ brands: 103, investors: 2, cities: 10, ...others });
  await putSiteDocument(db, 'settings', { stats_threshold: 2 });
  expect(await getStats(db)).toEqual({ brands: 3, investors: 2, cities: 3, threshold: 2 });
  await putSiteDocument(db, 'settings', { stats_baseline: { brands: 100, cities: 7 } });

  const insights = await readInsights(db);
  expect(insightSchema.array().parse(insights)).toEqual(insights);
  const of = (id: string) => insights.find((insight) => insight.id === id);
  expect(of('brands')).toMatchObject({
    value: 3,
    series: [
      { label: 'Food & Beverage', value: 2 },
      { label: 'Retail', value: 1 },
    ],
  });
  expect(of('median-investment')).toMatchObject({
    value: 600,
    series: [
      { label: 'Food & Beverage', value: 400 },
      { label: 'Retail', value: 1_000 },
    ],
  });
  expect(of('median-payback')?.value).toBe(15);
  expect(of('outlets')?.value).toBe(7);
  expect(of('brands-by-state')).toMatchObject({
    value: 2,
    series: [
      { label: 'Maharashtra', value: 2 },
      { label: 'Rajasthan', value: 2 },
    ],
  });
  expect((await listCategories(db)).map(({ slug }) => slug)).toEqual(['food-beverage', 'retail']);

  // Where a brand has its headquarters is no city that it covers.
  await db.update(franchises).set({ headquarters: 'Surat', locations: ['Jaipur'] });
  expect(await getStats(db)).toMatchObject({ brands: 103, investors: 2, cities: 8 });
  await db.update(franchises).set({ total_outlets: 5 });
  expect(await getStats(db)).toMatchObject({ outlets: 15, payback_months: 15 });
  await db.update(franchises).set({ excepted_roi_min: 10, excepted_roi_max: 12 });
  expect(await getStats(db)).toMatchObject({ outlets: 15, payback_months: 11 });
  await db.update(franchises).set({ status: 'suspended' });
  expect(await getStats(db)).toMatchObject({ brands: 100, investors: 2, cities: 7 });
});
