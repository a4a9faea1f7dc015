import { createHook } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { brandStyleUrl } from '@naya/contract/urls';
import { defaultBrand } from '@naya/contract/site-info/brand';
import { putSiteDocument } from '@naya/db/site-info/public';
import { pino } from 'pino';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { ReadBudget } from '../src/http/read-limits.ts';
import { useApi } from './support/api.ts';
import { createFolder } from './support/folder.ts';

const own = '#7a1fa2';
const api = useApi(({ db }) => putSiteDocument(db, 'brand', { ...defaultBrand, colour: own }));
afterEach(() => void vi.useRealTimers());

it('the stylesheet of a colour is there for the colour of the site alone, and follows it', async () => {
  const read = async (colour: string) => (await api.request(brandStyleUrl(colour))).status;
  expect(await read(own)).toBe(200);
  expect(await read('#0044ff')).toBe(404);
  await putSiteDocument(api.core.db, 'brand', { ...defaultBrand, colour: '#0044ff' });
  expect(await read('#0044ff')).toBe(200);
  expect(await read(own)).toBe(404);
  await putSiteDocument(api.core.db, 'brand', { ...defaultBrand, colour: own });
});

it('colours that are not the colour of the site count for whoever asks', async () => {
  const readLimits = { budget: new ReadBudget(), queue: null };
  const app = createApiApp(api.core, pino({ level: 'silent' }), { readLimits, trustProxy: true });
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const asked = Array.from({ length: 60 }, async (_, index) => {
    const colour = `#${String(100_000 + index)}`;
    return (await app.request(brandStyleUrl(colour), { headers })).status;
  });
  expect(await Promise.all(asked)).toContain(429);
});

it.each(['/api/openapi.json', '/api/docs'])(
  '%s is compressed once for all who ask in a minute',
  async (path) => {
    let compressors = 0;
    const hook = createHook({ init: (_id, type) => (compressors += type === 'ZLIB' ? 1 : 0) });
    hook.enable();
    onTestFinished(() => void hook.disable());
    const bodies = new Set<string>();
    for (let asked = 0; asked < 5; asked += 1) {
      const headers = { 'Accept-Encoding': 'br' };
      const response = await api.request(path, { headers });
      expect(response.headers.get('Content-Encoding')).toBe('br');
      bodies.add(hash('sha256', new Uint8Array(await response.arrayBuffer())));
    }
    expect({ compressors, bodies: bodies.size }).toEqual({ compressors: 1, bodies: 1 });
  },
);

it('/readyz looks at the disk every five seconds, however often it is asked', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await using folder = await createFolder();
  const uploadDir = folder.path;
  const app = createApiApp(api.core, pino({ level: 'silent' }), { uploadDir });
  const read = async () => (await app.request('/readyz')).status;
  expect(await read()).toBe(200);
  await rm(folder.path, { recursive: true });
  expect(await read()).toBe(200);
  vi.advanceTimersByTime(5_001);
  expect(await read()).toBe(503);
});
