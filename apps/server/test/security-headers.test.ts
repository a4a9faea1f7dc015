import { brandApiUrl } from '@naya/contract/brands/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openBrands } from '../src/brands/routes.ts';
import { createApiApp } from '../src/start/api-app.ts';
import { openOffice } from '../src/start/office.ts';
import { useApi } from './support/api.ts';
import { joinBrand, readSignIn } from './support/brand.ts';
import { createColleague, password } from './support/office.ts';

const api = useApi();

for (const path of ['/admin/api/categories', '/api/docs', '/media/none.jpg', '/healthz']) {
  it(`${path} tells browsers what they may not do with it`, async () => {
    const { headers } = await api.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });
}

it('the description of the API runs nothing and loads nothing', async () => {
  const { headers } = await api.request('/api/docs');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
});

it('behind TLS it is TLS from then on', async () => {
  const core = { ...api.core, publicUrl: 'https://naya.example.in' };
  const app = createApiApp(core, pino({ level: 'silent' }));
  const { headers } = await app.request('/healthz');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

it('behind TLS every cookie of somebody who signs in is for TLS alone', async () => {
  const publicUrl = 'https://naya.example.in';
  const core = { ...api.core, publicUrl };
  const uploadDir = api.dataDir;
  const office = await openOffice(core, { ...api.office, uploadDir });
  const brands = await openBrands(core, uploadDir);
  const app = createApiApp(core, pino({ level: 'silent' }), { uploadDir, office, brands });
  const headers = { Origin: publicUrl, 'Content-Type': 'application/json' };
  const post = async (path: string, body: object) =>
    app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });

  const { email } = await createColleague(api, 'editor');
  const ofOffice = await post(`${officeApiUrl}/sign-in`, { email, password });
  const [brand = 0] = await insertFranchisesForTest(core.db, [{}]);
  const owner = await joinBrand(api, brand, 'owner@example.in');
  await post(`${brandApiUrl}/sign-in`, { email: owner.email });
  const { code } = await readSignIn(api, owner.email);
  const ofBrand = await post(`${brandApiUrl}/sign-in/code`, { email: owner.email, code });
  for (const answer of [ofOffice, ofBrand]) {
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; Secure/);
  }
});
