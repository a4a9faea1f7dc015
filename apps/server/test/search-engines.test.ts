import { franchises } from '@naya/db/tables/franchises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useDemoApi } from './support/demo.ts';

const api = useDemoApi();

async function read(path: string) {
  const response = await api.request(path);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((hit) => hit[1]);

it('robots.txt names the sitemap and keeps engines out of what is no page', async () => {
  const { text } = await read('/robots.txt');
  expect(text).toContain('Sitemap: http://localhost:8000/sitemap.xml');
  for (const path of ['/admin/', '/api/', '/my-data/']) expect(text).toContain(`Disallow: ${path}`);
});

it('the sitemap index leads to every public page', async () => {
  const index = await read('/sitemap.xml');
  expect(index.type).toMatch(/^application\/xml/);
  const files = addressesIn(index.text).map((url) => new URL(url ?? '').pathname);
  expect(files).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/blog.xml',
    '/sitemaps/cities.xml',
    '/sitemaps/franchises-1.xml',
  ]);
  const pages = (await Promise.all(files.map(read))).flatMap(({ text }) => addressesIn(text));
  for (const path of ['/', '/franchises', '/franchises/1', '/blog', '/team/1', '/terms']) {
    expect(pages).toContain(`http://localhost:8000${path}`);
  }
  expect(pages).toContain('http://localhost:8000/franchises/category/Food%20%26%20Beverage');
  expect(new Set(pages).size).toBe(pages.length);
});

it('lastmod is when the franchise was changed, and what is not public is left out', async () => {
  const changed = '2026-03-04T05:06:07.000Z';
  await api.core.db.update(franchises).set({ updated_at: changed }).where(eq(franchises.id, 2));
  await api.core.db.update(franchises).set({ status: 'pending' }).where(eq(franchises.id, 3));
  const { text } = await read('/sitemaps/franchises-1.xml');
  expect(text).toContain(
    `<loc>http://localhost:8000/franchises/2</loc><lastmod>${changed}</lastmod>`,
  );
  expect(text).not.toContain('/franchises/3<');
});

it('each file is as new as the newest thing in it', async () => {
  const changed = '2999-01-02T03:04:05.000Z';
  await api.core.db.update(franchises).set({ updated_at: changed }).where(eq(franchises.id, 1));
  const { text } = await read('/sitemap.xml');
  const stampOf = (file: string) =>
    new RegExp(`/sitemaps/${file}\\.xml</loc><lastmod>(.*?)</lastmod>`).exec(text)?.[1];
  for (const file of ['pages', 'cities', 'franchises-1']) expect(stampOf(file)).toBe(changed);
  expect(stampOf('blog')).toMatch(/^20\d\d-/);
  expect((await read('/sitemaps/pages.xml')).text).toContain(
    `/franchises/category/Food%20%26%20Beverage</loc><lastmod>${changed}</lastmod>`,
  );
});

it('a city, and a trade in it, is listed once, where it has a public franchise', async () => {
  const change = (id: number, values: Partial<typeof franchises.$inferInsert>) =>
    api.core.db.update(franchises).set(values).where(eq(franchises.id, id));
  await change(1, {
    locations: ['Zirakpur', 'zirakpur ', '', 'Leh & Co'],
    open_cities: [
      { city: 'Bengaluru', state: 'Karnataka' },
      { city: 'Sonkatch', state: 'Madhya Pradesh' },
      { city: null, state: null },
    ],
  });
  await change(4, { locations: ['Nowhere'], status: 'pending' });
  const { text } = await read('/sitemaps/cities.xml');
  const paths = addressesIn(text).map((url) => new URL(url ?? '').pathname);
  const ofCity = (slug: string) =>
    paths.filter((path) => path.startsWith(`/franchises/city/${slug}`)).sort();
  const both = (slug: string) =>
    [slug, `${slug}/food-beverage`].map((each) => `/franchises/city/${each}`);
  expect(ofCity('zirakpur')).toEqual(both('zirakpur'));
  expect(ofCity('sonkatch')).toEqual(both('sonkatch'));
  expect(ofCity('bangalore')).toEqual(expect.arrayContaining(both('bangalore')));
  for (const other of ['bengaluru', 'nowhere', 'leh-']) expect(ofCity(other)).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it('a file beyond the last franchise is not there', async () => {
  expect((await read('/sitemaps/franchises-2.xml')).status).toBe(404);
});

it('the feed has the newest posts, escaped', async () => {
  const { type, text } = await read('/blog/rss.xml');
  expect(type).toMatch(/^application\/rss\+xml/);
  expect(text.match(/<item>/g)).toHaveLength(14);
  expect(text).toContain('<link>http://localhost:8000/blog/what-15-lakh-really-buys</link>');
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  expect(text).toMatch(/<pubDate>\w{3}, \d{2} \w{3} 20\d\d /);
});
