import { describe, expect, it } from 'vitest';
import { createStore } from '../src/create-store.ts';
import { forms, reads } from './support/areas.ts';

/** Where a store asks, by a fetch that reaches nobody. */
async function urlOf(
  { start }: (typeof reads)[number] | (typeof forms)[number],
  options: { catalogueHost?: string; siteHost?: string } = {},
): Promise<string | undefined> {
  const asked: string[] = [];
  const store = createStore({
    ...options,
    fetch: async (url) => {
      asked.push(url);
      throw new TypeError('nobody is there');
    },
  });
  await start(store);
  return asked[0];
}

const local = new Set(['blogs', 'franchises', 'categories']);

describe('the URLs', () => {
  it.each(reads)(
    'of $path: the development host for blogs, franchises and categories, relative for others',
    async (read) => {
      const host = local.has(read.area) ? 'http://localhost:8000' : '';
      expect(await urlOf(read)).toBe(host + read.path);
    },
  );

  it.each(forms)('of the form $path is relative', async (form) => {
    expect(await urlOf(form)).toBe(form.path);
  });

  it.each([...reads, ...forms])('of $path can be set', async (call) => {
    const catalogueHost = 'https://catalogue.example.in/';
    const siteHost = 'https://site.example.in';
    const isLocal = 'area' in call && local.has(call.area);
    const host = isLocal ? 'https://catalogue.example.in' : siteHost;
    expect(await urlOf(call, { catalogueHost, siteHost })).toBe(host + call.path);
  });
});

it('makes a store of its own at each call, and none by being imported', () => {
  const [one, other] = [createStore(), createStore()];
  expect(one).not.toBe(other);
  expect(Object.keys(one.getState()).sort()).toEqual(
    ['about', 'blogs', 'categories', 'enquiries', 'events', 'franchises', 'team'].sort(),
  );
  expect(one.getState().blogs).toEqual({
    status: 'idle',
    error: null,
    failure: null,
    newest: {},
    before: {},
    list: [],
    listStatus: 'idle',
    selected: null,
    selectedStatus: 'idle',
  });
});
