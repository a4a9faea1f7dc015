import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApiApp } from '../src/http/app.ts';
import { useApi } from './support/api.ts';

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
