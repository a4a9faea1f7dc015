import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let url = '';

beforeAll(async () => {
  database = await createTestDatabase();
  await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
  url = await startServer({ DATABASE_URL: database.url, PUBLIC_URL: 'https://naya.example.in' });
});
afterAll(() => database.close());

it.each([
  '//evil.example',
  '//evil.example/',
  '//evil.example/franchises/',
  '/\\evil.example',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/franchises//evil.example/..',
  '/https://evil.example',
  '/.//evil.example',
  '/franchises/?next=//evil.example',
])('%s leads nobody to another site', async (path) => {
  const { headers } = await get(url + path);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

describe.each(['/media/', '/assets/', '/admin/assets/', '/'])('below %s', (folder) => {
  it.each([
    '../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    '....//....//package.json',
    '%252e%252e%252fpackage.json',
    '/etc/passwd',
    '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    'x/../../../../../../etc/passwd',
  ])('%s opens no file', async (rest) => {
    const { status, body } = await get(url + folder + rest);
    expect(status === 404 || body.toString().startsWith('<!')).toBe(true);
    expect(body.toString()).not.toMatch(/"workspaces"|root:/);
  });
});

const lies = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'gopher',
  'X-Forwarded-Port': '1',
  'X-Original-URL': '/admin',
  'X-Rewrite-URL': '/admin',
  'X-HTTP-Method-Override': 'DELETE',
  Forwarded: 'host=evil.example',
  Origin: 'https://evil.example',
  'Accept-Language': 'evil',
  Cookie: 'evil=1',
};

describe('who asks first decides nothing for those who come after', () => {
  it.each(['/franchises', '/franchises/1', '/about', '/contact', '/robots.txt', '/sitemap.xml'])(
    'of %s',
    async (path) => {
      const first = await get(url + path, lies);
      const second = await get(url + path);
      expect(first.status).toBe(200);
      for (const { body, headers } of [first, second]) {
        expect(body.toString() + JSON.stringify(headers)).not.toMatch(/evil|gopher/);
      }
      expect(second.body.equals(first.body)).toBe(true);
    },
  );

  it('a parameter that nobody reads makes no page of its own', async () => {
    await get(`${url}/about`);
    const { headers, body } = await get(`${url}/about?utm_source=evil&callback=evil`);
    expect(headers['x-cache']).toBe('hit');
    expect(body.toString()).not.toContain('evil');
  });
});

it.each(['9'.repeat(40), 'a b', '[::1', '', '%', 'x:99999'])(
  'the host "%s" is the fault of who asks',
  async (Host) => {
    for (const path of ['/healthz', '/admin/api/franchises', '/office/api/session', '/no-page']) {
      expect((await get(url + path, { Host })).status).toBeLessThan(500);
    }
  },
);

it.each(['/admin/assets/', '/assets/'])('a file that is not below %s is a 404', async (folder) => {
  expect((await get(`${url}${folder}index.js.bak`)).status).toBe(404);
});

it('a URL that cannot be read names nothing', async () => {
  for (const path of [
    '/blog/%00',
    '/franchises/%ff',
    '/%',
    '/admin/api/blogs/a%00b',
    '/api/%E0%A4%A',
  ]) {
    expect((await get(url + path)).status).toBe(404);
  }
});
