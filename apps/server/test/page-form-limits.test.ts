import { contactUrl } from '@naya/contract/urls';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { useSites } from './support/served-site.ts';

const api = useApi();
const serveSite = useSites(api);
const perMinute = 120;

const form = () => new URLSearchParams({ name: 'Asha' });
const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: form(), headers });

/** Posts that cost nothing, until the limit of their client IP is reached. */
async function useUpLimit(
  url: string,
  headers: Record<string, string>,
  posts = perMinute,
): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: posts }, () => post(`${url}/admin/api/contact`, headers)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([415]));
}

describe('a client IP that has used up its posts', () => {
  let url = '';
  beforeAll(async () => {
    url = await serveSite();
    expect((await post(url + contactUrl)).status).toBe(422);
    await useUpLimit(url, {}, perMinute - 1);
  });

  it.each([
    ['a page form', contactUrl],
    ['a React Router call', `${contactUrl}.data`],
    ['the enquiry form', '/franchises/1'],
    ['the erasure form', '/my-data/any'],
    ['the primary set', '/admin/api/investor'],
    ['the alternative set', '/api/investor'],
  ])('gets 429 from %s', async (_name, path) => {
    const response = await post(url + path);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('is not believed when it names another IP in a header', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9' };
    expect((await post(url + contactUrl, headers)).status).toBe(429);
  });

  it('reads in plain words in the browser what happened', async () => {
    const response = await post(url + contactUrl, { Accept: 'text/html,*/*;q=0.8' });
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toContain('try again a little later');
  });

  it('still reads pages', async () => {
    expect((await fetch(url + contactUrl)).status).toBe(200);
  });
});

describe('behind a proxy', () => {
  it('a page form counts for the IP that the proxy has seen', async () => {
    const url = await serveSite({ TRUST_PROXY: 'on' });
    const from = (forwarded: string) => ({ 'X-Forwarded-For': forwarded });
    await useUpLimit(url, from('203.0.113.7'));
    expect((await post(url + contactUrl, from('10.9.9.9, 203.0.113.7'))).status).toBe(429);
    expect((await post(url + contactUrl, from('203.0.113.8'))).status).toBe(422);
  });
});
