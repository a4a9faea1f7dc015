import { afterEach, expect, it, vi } from 'vitest';
import { fetchFranchises } from '../src/areas/franchises.ts';
import { submitContact } from '../src/areas/enquiries.ts';
import { createStore } from '../src/create-store.ts';
import { newIdempotencyKey } from '../src/index.ts';
import { contact } from './support/areas.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

/** React Native up to 0.79 has a `URLSearchParams` that throws at `set`, and no `crypto`. */
it('needs neither URLSearchParams nor crypto', async () => {
  vi.stubGlobal('URLSearchParams', undefined);
  vi.stubGlobal('crypto', undefined);
  const asked: [url: string, key: string | null][] = [];
  const store = createStore({
    fetch: async (url, init) => {
      asked.push([url, new Headers(init?.headers).get('Idempotency-Key')]);
      return Response.json([]);
    },
  });
  await store.dispatch(fetchFranchises({ category: 'Food & Beverage', search: 'चाय', page: 2 }));
  expect(store.getState().franchises.status).toBe('succeeded');
  const keys = [newIdempotencyKey(), newIdempotencyKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) {
    await store.dispatch(submitContact({ payload: contact, headers: { 'Idempotency-Key': key } }));
    expect(key).toMatch(uuid);
  }
  expect(asked).toEqual([
    [
      'http://localhost:8000/api/franchises?search=%E0%A4%9A%E0%A4%BE%E0%A4%AF&category=Food+%26+Beverage&page=2',
      null,
    ],
    ['/api/contact', keys[0]],
    ['/api/contact', keys[1]],
  ]);
});
