import { embedScriptUrl, embedTypesUrl, packageUrl } from '@naya/contract/partners/urls';
import { emptyDocuments } from '@naya/core/site-info/documents';
import { putSiteDocument } from '@naya/db/site-info/public';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';

const partner = 'https://magazine.example.in';
const stranger = 'https://stranger.example.in';
const api = useApi(async ({ db }) => {
  await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
  await putSiteDocument(db, 'settings', {
    ...emptyDocuments.settings,
    site_name: 'Dukaan Darpan',
    partner_origins: [
      'not an address',
      ' https://Magazine.example.in/franchises/ ',
      'capacitor://localhost',
      'ionic://localhost/',
      'http://localhost:*',
    ],
  });
});

const enquiry = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '00000 11111',
  message: '',
  franchiseId: '1',
  franchiseName: 'Chai Gully',
};
const send = (headers: Record<string, string>, body: object = enquiry, path = '/api/investor') =>
  api.request(path, postJson(body, headers));
const askFirst = (origin: string) =>
  api.request('/api/investor', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key,x-form-elapsed',
    },
  });
const stored = () => api.core.db.select().from(submissions).orderBy(submissions.id);

describe('a listed origin', () => {
  it('may post, and is kept with what it sent', async () => {
    const response = await send({ Origin: partner });
    expect(response.status).toBe(201);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await stored()).at(-1)).toMatchObject({ kind: 'enquiry', origin: partner });
  });

  it('is told before it posts that it may', async () => {
    const { status, headers } = await askFirst(partner);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('idempotency-key');
  });

  it('can read why something was refused', async () => {
    const response = await send({ Origin: partner }, { ...enquiry, email: 'nobody' });
    expect(response.status).toBe(422);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('an app in a web view, and a page on the machine of who writes it', () => {
  it.each([
    'capacitor://localhost',
    'ionic://localhost',
    'http://localhost:5173',
    'http://localhost:3000',
  ])('%s may ask and post once it is listed', async (origin) => {
    const asked = await askFirst(origin);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const posted = await send({ Origin: origin });
    expect(posted.status).toBe(201);
    expect(posted.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await stored()).at(-1)).toMatchObject({ origin });
  });

  it.each([
    'capacitor://elsewhere',
    'tauri://localhost',
    'https://localhost:5173',
    'http://localhost.evil.example:5173',
    'file://',
  ])('%s, which is not listed, may not', async (origin) => {
    expect((await send({ Origin: origin })).status).toBe(403);
  });
});

describe('an origin that is not listed', () => {
  it.each(['/api/investor', '/api/contact', '/api/franchise-owner'])(
    'is refused at %s with a message that its page can read, and nothing is kept',
    async (path) => {
      const before = (await stored()).length;
      const response = await send({ Origin: stranger }, enquiry, path);
      expect(response.status).toBe(403);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(await response.json()).toMatchObject({
        success: false,
        message: expect.stringContaining(stranger),
      });
      expect(await stored()).toHaveLength(before);
    },
  );

  it.each([stranger, 'null', `${partner}.evil.example`, 'http://magazine.example.in'])(
    '%s may ask before it posts, so that it can read the refusal',
    async (origin) => {
      const { status, headers } = await askFirst(origin);
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    },
  );

  it('may read', async () => {
    const response = await api.request('/api/franchises', { headers: { Origin: stranger } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('what needs no listing', () => {
  it.each([
    ['a program, which has no origin', {}],
    ['our own pages', { Origin: 'http://localhost:8000' }],
    ['our own pages by another name', { Origin: 'http://localhost' }],
    ['our own pages behind a proxy', { Origin: stranger, 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s', async (_name, headers) => {
    expect((await send(headers as Record<string, string>)).status).toBe(201);
  });
});

describe('a widget that asks whether its page may post', () => {
  const ask = (headers: Record<string, string>) => api.request('/api/widget', { headers });

  it.each([
    ['a listed site', { Origin: partner, 'Sec-Fetch-Site': 'cross-site' }, true],
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['our own page, in an older browser', { Origin: 'http://localhost:8000' }, true],
    ['another site', { Origin: stranger, 'Sec-Fetch-Site': 'cross-site' }, false],
    ['a page that hides where it is', { Origin: 'null' }, false],
    ['a site named like a partner', { Origin: `${partner}.evil.example` }, false],
  ])('from %s is told so, and the name of our site', async (_name, headers, may_post) => {
    const response = await ask(headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ site_name: 'Dukaan Darpan', may_post });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Vary')).toContain('Origin');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

it('the list is not public', async () => {
  const settings = await api.get('/admin/api/settings');
  expect(JSON.stringify(settings)).not.toContain('magazine');
});

describe('the packages', () => {
  it.each(['contract', 'store'] as const)('%s is handed out as npm takes it', async (name) => {
    const response = await api.request(packageUrl(name), {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/gzip');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    const packed = gunzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(packed.toString()).toContain(`"name": "@naya/${name}"`);
    const etag = response.headers.get('ETag') ?? '';
    const again = await api.request(packageUrl(name), { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('are found from the documentation, and there are no others', async () => {
    const page = await (await api.request('/api/docs')).text();
    expect(page).toContain(packageUrl('contract'));
    expect(page).toContain(packageUrl('store'));
    expect((await api.request('/packages/naya-core.tgz')).status).toBe(404);
  });
});

describe('the script', () => {
  const get = (headers: Record<string, string> = {}) => api.request(embedScriptUrl, { headers });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes as %s to whoever takes it', async (encoding, decompress) => {
    const plain = await (await get()).text();
    expect(plain).toContain('franchise-listings');
    const response = await get({ 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(decompress(new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain);
  });

  it('has types beside it', async () => {
    const response = await api.request(embedTypesUrl);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.text()).toContain("'enquiry-sent': CustomEvent<FranchiseDetail>");
  });

  it('is open to every site, is kept for minutes, and is not sent again to who has it', async () => {
    const { headers } = await get();
    expect(headers.get('Content-Type')).toContain('text/javascript');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=600,/);
    const again = await get({ 'If-None-Match': headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
  });
});
