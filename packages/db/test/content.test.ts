import { blogSchema } from '@naya/contract/blog/entity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBlogs, findBlog } from '../src/blog.ts';
import { listEvents } from '../src/events.ts';
import { findPage, listPages } from '../src/pages.ts';
import { findRedirect, insertRedirect } from '../src/slugs.ts';
import * as seed from '../src/seed/insert.ts';
import { putSiteDocument, readSiteDocuments } from '../src/site-info/public.ts';
import { findTeamMember, listTeam } from '../src/team.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';

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
