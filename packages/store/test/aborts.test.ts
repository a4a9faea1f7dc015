import { describe, expect, it, vi } from 'vitest';
import { fetchAbout, fetchInsights } from '../src/areas/about.ts';
import { clearSelectedBlog, fetchBlog } from '../src/areas/blogs.ts';
import { submitContact, submitInvestor } from '../src/areas/enquiries.ts';
import { fetchEvents } from '../src/areas/events.ts';
import { fetchFranchise, fetchFranchises } from '../src/areas/franchises.ts';
import { createStore } from '../src/create-store.ts';
import { contact, enquiry } from './support/areas.ts';
import { answer, failures, useHostileServer } from './support/hostile-server.ts';

const server = useHostileServer();
const newStore = () => createStore({ catalogueHost: server.url, siteHost: server.url });
type Aborted = Promise<unknown> & { abort: () => void };
const callOff = async (request: Aborted) => {
  request.abort();
  await request;
};
const silence = () => server.behave(() => {});

describe('a request that is called off', () => {
  it('leaves the list as loaded as it was', async () => {
    const store = newStore();
    silence();
    await callOff(store.dispatch(fetchFranchises()));
    expect(store.getState().franchises).toMatchObject({ status: 'idle', listStatus: 'idle' });
    server.behave(answer([{ id: 1 }]));
    await store.dispatch(fetchFranchises());
    silence();
    await callOff(store.dispatch(fetchFranchises({ page: 2 })));
    expect(store.getState().franchises).toMatchObject({
      status: 'succeeded',
      listStatus: 'succeeded',
      list: [{ id: 1 }],
      error: null,
    });
  });

  it('of an area with one kind of request likewise', async () => {
    const store = newStore();
    server.behave(answer([{ id: 1 }]));
    await store.dispatch(fetchEvents());
    silence();
    await callOff(store.dispatch(fetchEvents()));
    expect(store.getState().events.status).toBe('succeeded');
  });

  it('does not hide one that goes on', async () => {
    const store = newStore();
    silence();
    const list = store.dispatch(fetchFranchises());
    await callOff(store.dispatch(fetchFranchise(1)));
    expect(store.getState().franchises).toMatchObject({
      status: 'loading',
      listStatus: 'loading',
      selectedStatus: 'idle',
    });
    await callOff(list);
    expect(store.getState().franchises).toMatchObject({ status: 'idle', listStatus: 'idle' });
  });

  it('brings no failure back without its error', async () => {
    const store = newStore();
    server.behave(failures['500 with a body']);
    await store.dispatch(fetchFranchises());
    silence();
    await callOff(store.dispatch(fetchFranchises()));
    expect(store.getState().franchises).toMatchObject({ status: 'idle', error: null });
  });

  it('brings nothing back that was cleared meanwhile', async () => {
    const store = newStore();
    server.behave(answer({ slug: 'one' }));
    await store.dispatch(fetchBlog('one'));
    silence();
    const again = store.dispatch(fetchBlog('one'));
    store.dispatch(clearSelectedBlog());
    await callOff(again);
    expect(store.getState().blogs).toMatchObject({ selected: null, selectedStatus: 'idle' });
  });

  it('leaves a form that was sent before as sent, one that was not as not sent', async () => {
    const store = newStore();
    server.behave(answer({ success: true, message: 'Thanks', id: 1 }));
    await store.dispatch(submitContact({ payload: contact }));
    silence();
    await callOff(store.dispatch(submitContact({ payload: contact })));
    await callOff(store.dispatch(submitInvestor({ payload: enquiry })));
    expect(store.getState().enquiries).toMatchObject({
      contactStatus: 'succeeded',
      investorStatus: 'idle',
      success: true,
      error: null,
    });
  });
});

describe('the selected item', () => {
  it('of another brand is gone while the next loads, and stays gone when that fails', async () => {
    const store = newStore();
    server.behave(answer({ id: 1, slug: 'one' }));
    await store.dispatch(fetchFranchise(1));
    server.behave(failures['no answer']);
    const next = store.dispatch(fetchFranchise(2));
    expect(store.getState().franchises.selected).toBeNull();
    await next;
    expect(store.getState().franchises).toMatchObject({ selected: null, selectedStatus: 'failed' });
  });

  it.each([1, '1', 'one'])('stays while it is read again, as %j', async (asked) => {
    const store = newStore();
    server.behave(answer({ id: 1, slug: 'one' }));
    await store.dispatch(fetchFranchise(1));
    const again = store.dispatch(fetchFranchise(asked));
    expect(store.getState().franchises).toMatchObject({
      selected: { id: 1 },
      selectedStatus: 'loading',
    });
    await again;
  });

  it('of blogs likewise', async () => {
    const store = newStore();
    server.behave(answer({ slug: 'one' }));
    await store.dispatch(fetchBlog('one'));
    const again = store.dispatch(fetchBlog('one'));
    expect(store.getState().blogs.selected).not.toBeNull();
    await again;
    const next = store.dispatch(fetchBlog('two'));
    expect(store.getState().blogs.selected).toBeNull();
    await next;
  });
});

it('about says of each of its two requests how it stands', async () => {
  const store = newStore();
  server.behave((response, path) =>
    (path === '/api/about' ? failures['no answer'] : answer([]))(response, path),
  );
  expect(store.getState().about).toMatchObject({ contentStatus: 'idle', insightsStatus: 'idle' });
  await Promise.all([store.dispatch(fetchAbout()), store.dispatch(fetchInsights())]);
  expect(store.getState().about).toMatchObject({
    contentStatus: 'failed',
    insightsStatus: 'succeeded',
  });
});

describe('a store without a host', () => {
  it.each([
    [{}, ['http://localhost:8000', 'catalogueHost', 'siteHost']],
    [{ siteHost: '' }, ['http://localhost:8000', 'catalogueHost']],
    [{ catalogueHost: 'https://www.example.in' }, ['siteHost']],
  ])('says what it is going to call: %j', (hosts, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    createStore(hosts);
    const said = warn.mock.calls.flat().join(' ');
    warn.mockRestore();
    for (const word of words) expect(said).toContain(word);
  });

  it('is told of nothing that it named', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    createStore({ catalogueHost: '', siteHost: '' });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
