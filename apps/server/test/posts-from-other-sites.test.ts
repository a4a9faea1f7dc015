import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyDocuments } from '@naya/core/site-info/documents';
import { putSiteDocument } from '@naya/db/site-info/public';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { contact, enquiry, listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';

const partner = 'https://magazine.example.in';
const stranger = 'https://stranger.example.in';
const api = useApi(async ({ db }) => {
  await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
  await putSiteDocument(db, 'settings', {
    ...emptyDocuments.settings,
    partner_origins: [partner],
  });
});
const countStored = () => api.core.db.$count(submissions);

const listing = () => multipart(listingParts());
const typed = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
/** A page of any site can send these without asking first, but for JSON. */
const posts: [name: string, path: string, init: () => RequestInit][] = [
  ['a listing', '/franchise-owner', listing],
  ['an enquiry in JSON', '/investor', () => postJson(enquiry())],
  ['a message in JSON', '/contact', () => postJson(contact())],
  ['JSON called text', '/contact', () => typed('text/plain', JSON.stringify(contact()))],
  [
    'a web form',
    '/contact',
    () => typed('application/x-www-form-urlencoded', String(new URLSearchParams(contact()))),
  ],
  ['a post to nothing', '/unknown', () => postJson({})],
];
const withHeaders = (init: RequestInit, headers: Record<string, string>): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), ...headers },
});

describe.each(['/admin/api', '/api'])('at %s', (base) => {
  describe.each(posts)('%s', (_name, path, init) => {
    it.each([
      ['a page of another site', { Origin: stranger }],
      ['a page that hides where it is', { Origin: 'null' }],
      ['a page of a site named like a partner', { Origin: `${partner}.evil.example` }],
      ['a page of another site that sends no Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ])('is refused from %s', async (_sender, headers) => {
      const before = await countStored();
      const response = await api.request(base + path, withHeaders(init(), headers));
      expect(response.status).toBe(403);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(await countStored()).toBe(before);
    });
  });

  it.each([
    ['a program', {}],
    ['our own page', { Origin: 'http://localhost:8000' }],
    ['our own page behind a proxy', { Origin: stranger, 'Sec-Fetch-Site': 'same-origin' }],
    ['the page of a partner', { Origin: partner, 'Sec-Fetch-Site': 'cross-site' }],
  ])('a listing is taken from %s', async (_sender, headers) => {
    const response = await api.request(`${base}/franchise-owner`, withHeaders(listing(), headers));
    expect(response.status).toBe(201);
  });

  it('any site may read', async () => {
    const response = await api.request(`${base}/franchises`, { headers: { Origin: stranger } });
    expect(response.status).toBe(200);
  });
});

describe('with another backend', () => {
  let asked = 0;
  const backend = createServer((_request, response) => {
    asked += 1;
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0);
  afterAll(() => backend.close());

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'a %s of another site is not passed on',
    async (method) => {
      const apiBaseUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`;
      const app = createApiApp(api.core, pino({ level: 'silent' }), { apiBaseUrl });
      const send = (headers: Record<string, string>) =>
        app.request('/admin/api/franchise-owner', { method, headers });
      expect((await send({ Origin: stranger })).status).toBe(403);
      expect(asked).toBe(0);
      expect((await send({})).status).toBe(method === 'POST' ? 200 : 405);
      expect(asked).toBe(method === 'POST' ? 1 : 0);
      asked = 0;
    },
  );
});
