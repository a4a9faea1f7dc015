import { blogSchema } from '@naya/contract/blog/entity';
import { categorySchema } from '@naya/contract/categories/entity';
import { eventSchema } from '@naya/contract/events/entity';
import { franchiseSchema } from '@naya/contract/franchises/entity';
import { franchiseFiguresSchema } from '@naya/contract/franchises/figures-schema';
import { insightSchema } from '@naya/contract/site-info/insight';
import { pageLinkSchema, pageSchema } from '@naya/contract/pages/entity';
import * as site from '@naya/contract/site-info/entity';
import { teamMemberSchema } from '@naya/contract/team/entity';
import { seedOnce } from '@naya/core/compose/seed';
import { demoContent } from '../src/demo/demo-content.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApi } from './support/api.ts';

const picture = '/media/0123456789abcdef-1200x800.webp';
const api = useApi((core) =>
  seedOnce(
    core,
    'demo',
    demoContent(() => picture),
  ),
);

const shared: [string, z.ZodType][] = [
  ['/categories', z.array(categorySchema).min(10)],
  ['/franchises', z.array(franchiseSchema).min(60)],
  ['/franchises/1', franchiseSchema],
  ['/blogs', z.array(blogSchema).min(14)],
  ['/blogs/what-15-lakh-really-buys', blogSchema],
  ['/events', z.array(eventSchema).length(8)],
  ['/team', z.array(teamMemberSchema).length(6)],
  ['/about', site.aboutSchema],
  ['/franchise-insights', z.array(insightSchema).min(3)],
];
const primaryOnly: [string, z.ZodType][] = [
  ['/social-media', site.socialLinksSchema],
  ['/pages', z.array(pageLinkSchema).min(1)],
  ['/pages/how-it-works', pageSchema],
  ['/settings', site.settingsSchema.strict()],
  ['/stats', site.statsSchema],
  ['/franchises/category/food-beverage', z.array(franchiseSchema).min(5)],
  ['/team/1', teamMemberSchema],
  ['/franchise-figures', franchiseFiguresSchema.strict()],
  ['/contact-info', site.contactInfoSchema],
  ['/business-hours', site.businessHoursSchema.length(7)],
];

describe.each([
  ['/admin/api', [...shared, ...primaryOnly]],
  ['/api', shared],
] as const)('the reads of %s', (base, calls) => {
  it.each(calls)('%s answers in its shape', async (path, schema) => {
    const response = await api.request(base + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    schema.parse(await response.json());
  });
});

const pictureUrl = `http://localhost:8000${picture}`;
it.each([
  ['/franchises', { business_logo: pictureUrl, images: expect.arrayContaining([pictureUrl]) }],
  ['/franchises?limit=1', { business_logo: pictureUrl }],
  ['/franchises/1', { business_logo: pictureUrl, images: expect.arrayContaining([pictureUrl]) }],
  ['/categories', { image: pictureUrl }],
  ['/blogs', { image: pictureUrl }],
  ['/blogs/what-15-lakh-really-buys', { image: pictureUrl }],
  ['/events', { thumbnail: pictureUrl, image_url: null }],
  ['/team', { image: pictureUrl }],
  ['/about', { image: pictureUrl }],
])('/api%s gives pictures with their host beside their paths', async (path, media) => {
  const [own] = [await api.get(`/api${path}`)].flat();
  expect(own).toMatchObject({ media });
  const [ofSite] = [await api.get(`/admin/api${path}`)].flat();
  expect(JSON.stringify(ofSite)).toContain(`"${picture}"`);
  expect(JSON.stringify(ofSite)).not.toContain('localhost');
});

it.each(['/admin/api/privacy-policy', '/admin/api/terms'])('%s is HTML text', async (path) => {
  const response = await api.request(path);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(await response.text()).toContain('<p>');
});

it.each([
  '/admin/api/franchises/0',
  '/admin/api/franchises/no-such-slug',
  '/admin/api/franchises/99999999999999999999',
  '/admin/api/blogs/none',
  '/admin/api/team/none',
  '/admin/api/team/99999',
  '/admin/api/pages/none',
  '/api/franchises/0',
  '/api/blogs/none',
  '/api/nothing-here',
  '/admin/api/nothing-here',
  '/api/settings',
])('%s is a 404 with a JSON body', async (path) => {
  const response = await api.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

it('documents every call of both sets in OpenAPI 3.1', async () => {
  const document = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await api.get('/api/openapi.json'));
  expect(document.openapi).toBe('3.1.0');
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const posts = ['/investor', '/contact', '/franchise-owner'];
  const template = (path: string) =>
    path
      .replace('/franchises/1', '/franchises/{id}')
      .replace('/category/food-beverage', '/category/{slug}')
      .replace('/team/1', '/team/{id}')
      .replace(/\/(blogs|pages)\/.+/, '/$1/{slug}');
  const reads = (base: string, list: [string, z.ZodType][]) =>
    list.map(([path]) => `GET ${base}${template(path)}`);
  expect(calls).toEqual(
    expect.arrayContaining([
      ...reads('/admin/api', [...shared, ...primaryOnly]),
      ...['/privacy-policy', '/terms'].map((path) => `GET /admin/api${path}`),
      ...reads('/api', shared),
      ...posts.flatMap((path) => [`POST /admin/api${path}`, `POST /api${path}`]),
    ]),
  );
});
