import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blogs } from '@naya/db/tables/blog';
import { teamMembers } from '@naya/db/tables/team';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let url = '';
let asked = 0;

/** Every stored URL leads here; the server must not request any. */
const trap = createServer((_request, response) => {
  asked += 1;
  response.end();
}).listen(0);

const script = '</script><script>alert(1)</script>';
/** They cannot be seen, or turn the text after them around. */
const invisible = '\u200B\u202E\u2066\u2069\u{E0041}';
const text = `Chai ${invisible}${script}<!--<script> \u2028\u2029 ]]> &amp; <img src=x onerror=alert(1)> "'\u0007\u0001`;

beforeAll(async () => {
  const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/picture.png`;
  database = await createTestDatabase();
  const { db } = database;
  await insertFranchisesForTest(db, [
    {
      business_name: text,
      slug: 'hostile',
      category: text,
      description: text,
      headquarters: text,
      locations: [text],
      business_logo: address,
      images: [address],
      website: address,
      is_featured: true,
      is_active: true,
    },
  ]);
  const post = { title: text, slug: 'hostile', category: text, tags: [text], author: text };
  await db.insert(blogs).values({
    ...post,
    content: `<p>${text}</p><img src="${address}" onerror="alert(1)">`,
    meta_description: text,
    image: address,
    status: 'published',
  });
  await db.insert(teamMembers).values({ name: text, position: text, bio: text, image: address });
  url = await startServer({ DATABASE_URL: database.url, JOBS: 'on' });
});
afterAll(async () => {
  trap.close();
  await database.close();
});

const pages = [
  '/',
  '/franchises',
  '/franchises/1',
  '/franchises?search=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  `/franchises/category/${encodeURIComponent(text)}`,
  '/blog',
  '/blog/hostile',
  '/team/1',
  '/about',
  '/partners',
];

describe('what is stored as text stays text', () => {
  it.each(pages)('on %s', async (path) => {
    const first = await get(url + path);
    // A category is asked for by its stored name, and leads to the name without what cannot be seen.
    const moved = first.headers.location;
    const { body, status, headers } = moved ? await get(url + moved) : first;
    const html = body.toString();
    expect([200, 404]).toContain(status);
    expect(html).not.toContain(script);
    expect(html).not.toMatch(/<img src="?x\b|onerror="/i);
    expect(html).not.toMatch(/[\u200B\u202E\u2066\u2069\u{E0041}]|&#x?(?:202e|8238);|\\u202e/iu);
    for (const [, attributes = '', code = ''] of html.matchAll(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      expect(code).not.toMatch(/[\u2028\u2029]|<!--|<script/i);
      if (attributes.includes('json')) expect(() => JSON.parse(code)).not.toThrow();
    }
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org https://www.google.com;',
    );
  });

  it.each(['/blog/rss.xml', '/sitemaps/pages.xml', '/sitemaps/blog.xml'])('in %s', async (path) => {
    const xml = (await get(url + path)).body.toString();
    expect(xml).toMatch(/^<\?xml/);
    // oxlint-disable-next-line no-control-regex -- these are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/);
    expect(xml).not.toMatch(/<script|<img|&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});

it('no stored URL is ever asked by the server', async () => {
  await Promise.all(pages.map((path) => get(url + path)));
  for (const path of ['/admin/api/franchises', '/api/blogs', '/blog/rss.xml', '/sitemap.xml']) {
    expect((await get(url + path)).status).toBe(200);
  }
  expect(asked).toBe(0);
});
