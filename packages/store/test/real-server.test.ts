import { defaultMaxRoi, defaultMinRoi, investment } from '@naya/contract/constants';
import { franchiseSchema } from '@naya/contract/franchises/entity';
import { describe, expect, it } from 'vitest';
import { fetchAbout, fetchInsights } from '../src/areas/about.ts';
import { clearSelectedBlog, fetchBlog, fetchBlogs } from '../src/areas/blogs.ts';
import { submitContact, submitInvestor } from '../src/areas/enquiries.ts';
import {
  clearSelectedFranchise,
  fetchFranchise,
  fetchFranchises,
} from '../src/areas/franchises.ts';
import { createCalls } from '../src/calls.ts';
import { createStore } from '../src/create-store.ts';
import { contact, enquiry, forms, reads } from './support/areas.ts';
import { useRealServer } from './support/real-server.ts';

const server = useRealServer();
const newStore = () => createStore({ catalogueHost: server.url, siteHost: server.url });
const ask = async (path: string) => (await fetch(server.url + path)).json();

it.each(reads)('$path goes idle, loading, succeeded', async ({ area, start }) => {
  const store = newStore();
  expect(store.getState()[area].status).toBe('idle');
  const read = start(store);
  expect(store.getState()[area].status).toBe('loading');
  await read;
  expect(store.getState()[area]).toMatchObject({ status: 'succeeded', error: null });
});

describe('what is read is used as it is', () => {
  it.each(['blogs', 'franchises', 'categories', 'events', 'team'] as const)(
    'as the list of %s',
    async (area) => {
      const store = newStore();
      await reads.find((read) => read.area === area)?.start(store);
      const { list } = store.getState()[area];
      expect(list.length).toBeGreaterThan(0);
      expect(list).toEqual(await ask(`/api/${area}`));
    },
  );

  it('as the content and the insights of about, beside each other', async () => {
    const store = newStore();
    await Promise.all([store.dispatch(fetchAbout()), store.dispatch(fetchInsights())]);
    expect(store.getState().about).toMatchObject({
      status: 'succeeded',
      content: await ask('/api/about'),
      insights: await ask('/api/franchise-insights'),
    });
  });
});

it('calls beside the areas read the counts of filters and what a typed text may mean', async () => {
  const { facets, suggest } = createCalls({ catalogueHost: server.url, siteHost: server.url });
  const { signal } = new AbortController();
  const { data } = await facets({ category: 'Retail', maxRoi: defaultMaxRoi }, signal);
  expect(data).toEqual(await ask('/api/franchise-facets?category=Retail'));
  expect(data.total).toBeGreaterThan(0);
  const { data: meant } = await suggest('tea & chai', signal);
  expect(meant).toEqual(await ask('/api/suggest?q=tea%20%26%20chai'));
  expect((await suggest('kulhad', signal)).data.brands.length).toBeGreaterThan(0);
});

describe('a list and a selected item', () => {
  it('of franchises replace what was there; the selected one can be cleared', async () => {
    const store = newStore();
    await store.dispatch(fetchFranchises());
    await store.dispatch(fetchFranchises({ category: 'Retail', limit: 2 }));
    const { list } = store.getState().franchises;
    expect(list).toHaveLength(2);
    expect(list.map((each) => franchiseSchema.parse(each).category)).toEqual(['Retail', 'Retail']);
    await store.dispatch(fetchFranchise(1));
    await store.dispatch(fetchFranchise(2));
    expect(store.getState().franchises.selected?.id).toBe(2);
    store.dispatch(clearSelectedFranchise());
    expect(store.getState().franchises).toMatchObject({ selected: null, list });
  });

  it('of franchises: without a query all of them, with a limit no more than that', async () => {
    const store = newStore();
    await store.dispatch(fetchFranchises());
    expect(store.getState().franchises.list.length).toBeGreaterThan(24);
    await store.dispatch(fetchFranchises({ limit: 24 }));
    expect(store.getState().franchises.list).toHaveLength(24);
  });

  it('of franchises: one rule for pages, whose number and total stand beside the list', async () => {
    const store = newStore();
    expect(store.getState().franchises).toMatchObject({ total: null, page: null });
    await store.dispatch(fetchFranchises());
    const everything = store.getState().franchises.list;
    const total = everything.length;
    expect(store.getState().franchises).toMatchObject({ total, page: 1 });
    for (const page of [1, 2]) {
      await store.dispatch(fetchFranchises({ page }));
      const list = everything.slice((page - 1) * 24, page * 24);
      expect(store.getState().franchises).toMatchObject({ total, page, list });
    }
    await store.dispatch(fetchFranchises({ sort: 'featured' }));
    expect(store.getState().franchises.list).toHaveLength(24);
  });

  it.each([
    { category: null },
    { minRoi: defaultMinRoi },
    { maxRoi: defaultMaxRoi },
    { minInvestment: investment.sliderMin, maxInvestment: investment.sliderMax },
  ])('of franchises: one page of those that %j leaves, which is all', async (query) => {
    const store = newStore();
    await store.dispatch(fetchFranchises(query));
    const { list, total, page, hasMore } = store.getState().franchises;
    expect(list).toHaveLength(24);
    expect(total).toBeGreaterThan(24);
    expect({ page, hasMore }).toEqual({ page: 1, hasMore: true });
  });

  it('of blogs likewise', async () => {
    const store = newStore();
    await store.dispatch(fetchBlogs());
    const { list } = store.getState().blogs;
    const slug = list[0]?.slug ?? '';
    await store.dispatch(fetchBlog(slug));
    expect(store.getState().blogs.selected).toEqual(await ask(`/api/blogs/${slug}`));
    store.dispatch(clearSelectedBlog());
    expect(store.getState().blogs).toMatchObject({ selected: null, list });
  });

  it("says in the server's words that there is none", async () => {
    const store = newStore();
    await store.dispatch(fetchFranchise('no-such-brand'));
    expect(store.getState().franchises).toMatchObject({
      status: 'failed',
      error: { success: false, message: 'Franchise not found.' },
    });
  });
});

describe('enquiries', () => {
  it.each(forms)(
    '$path: its own status succeeds and the flag is set',
    async ({ status, start }) => {
      const store = newStore();
      const sent = start(store);
      expect(store.getState().enquiries).toMatchObject({ [status]: 'loading', success: false });
      await sent;
      const idle = { contactStatus: 'idle', investorStatus: 'idle', franchiseOwnerStatus: 'idle' };
      expect(store.getState().enquiries).toEqual({
        ...idle,
        [status]: 'succeeded',
        error: null,
        failure: null,
        before: expect.anything(),
        success: true,
      });
    },
  );

  it("keep the server's field messages", async () => {
    const store = newStore();
    await store.dispatch(submitContact({ payload: { ...contact, email: 'nobody' } }));
    expect(store.getState().enquiries).toMatchObject({
      contactStatus: 'failed',
      success: false,
      error: { errors: { email: 'Please enter a valid email address' } },
    });
  });

  it('take an id as the API gives it, and no message', async () => {
    const store = newStore();
    await store.dispatch(fetchFranchise(1));
    const { id } = store.getState().franchises.selected!;
    const { name, email, phone } = enquiry;
    const payload = { name, email, phone, message: null, franchiseId: id };
    await store.dispatch(submitInvestor({ payload }));
    expect(store.getState().enquiries).toMatchObject({ investorStatus: 'succeeded', error: null });
  });

  it('under one key are stored once', async () => {
    const store = newStore();
    const headers = { 'Idempotency-Key': '6d7a4a52-7f5d-4a3c-9a55-0c8a6b6f2d11' };
    const send = () => store.dispatch(submitInvestor({ payload: enquiry, headers }));
    const first = await send();
    expect(first.payload).toMatchObject({ id: expect.any(Number) });
    expect(first.meta).toMatchObject({ replayed: false });
    const second = await send();
    expect(second.payload).toEqual(first.payload);
    expect(second.meta).toMatchObject({ replayed: true });
  });
});
