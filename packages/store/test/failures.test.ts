import { describe, expect, it } from 'vitest';
import { fetchAbout, fetchInsights } from '../src/areas/about.ts';
import { resetEnquiries, submitContact, submitInvestor } from '../src/areas/enquiries.ts';
import {
  clearSelectedFranchise,
  fetchFranchise,
  fetchFranchises,
} from '../src/areas/franchises.ts';
import { createStore } from '../src/create-store.ts';
import { contact, enquiry, forms, reads } from './support/areas.ts';
import { answer, failures, useHostileServer } from './support/hostile-server.ts';

const server = useHostileServer();
const newStore = () => createStore({ catalogueHost: server.url, siteHost: server.url });

const said = {
  '500 with a body': { message: 'The till is jammed' },
  '500 with a text': 'The till is jammed',
};
const silent = ['no answer', '500 without a body', 'bad JSON', 'an empty answer'] as const;

describe.each(reads)('$path', ({ area, start, fallback }) => {
  it.each(silent)('%s: failed, with the fallback message', async (failure) => {
    server.behave(failures[failure]);
    const store = newStore();
    await start(store);
    expect(store.getState()[area]).toMatchObject({ status: 'failed', error: fallback });
  });

  it.each(['500 with a body', '500 with a text'] as const)(
    "%s: failed, with the server's response data",
    async (failure) => {
      server.behave(failures[failure]);
      const store = newStore();
      await start(store);
      expect(store.getState()[area]).toMatchObject({ status: 'failed', error: said[failure] });
    },
  );
});

describe.each(forms)('the form $path', ({ status, start }) => {
  it.each(silent)(
    '%s: only its own status is failed; the error is "Failed to submit form"',
    async (failure) => {
      server.behave(failures[failure]);
      const store = newStore();
      await start(store);
      const idle = { contactStatus: 'idle', investorStatus: 'idle', franchiseOwnerStatus: 'idle' };
      expect(store.getState().enquiries).toEqual({
        ...idle,
        [status]: 'failed',
        error: 'Failed to submit form',
        failure: expect.objectContaining({ message: 'Failed to submit form' }),
        success: false,
        before: expect.anything(),
      });
    },
  );

  it("stores the server's response data as the error", async () => {
    server.behave(failures['500 with a body']);
    const store = newStore();
    await start(store);
    expect(store.getState().enquiries.error).toEqual(said['500 with a body']);
  });
});

describe('enquiries', () => {
  it('share one error and one success flag; a reset clears everything', async () => {
    const store = newStore();
    server.behave(answer({ success: true, message: 'Thanks', id: 1 }));
    await store.dispatch(submitContact({ payload: contact }));
    server.behave(failures['500 without a body']);
    await store.dispatch(submitInvestor({ payload: enquiry }));
    expect(store.getState().enquiries).toEqual({
      contactStatus: 'succeeded',
      investorStatus: 'failed',
      franchiseOwnerStatus: 'idle',
      error: 'Failed to submit form',
      failure: expect.objectContaining({ status: 500 }),
      success: true,
      before: expect.anything(),
    });
    store.dispatch(resetEnquiries());
    expect(store.getState().enquiries).toEqual({
      contactStatus: 'idle',
      investorStatus: 'idle',
      franchiseOwnerStatus: 'idle',
      error: null,
      failure: null,
      success: false,
      before: {},
    });
  });
});

describe('a form', () => {
  it('that is called off is idle again, and is no failure', async () => {
    server.behave(() => {});
    const store = newStore();
    const endless = store.dispatch(submitContact({ payload: contact }));
    expect(store.getState().enquiries.contactStatus).toBe('loading');
    endless.abort();
    await endless;
    expect(store.getState().enquiries).toMatchObject({ contactStatus: 'idle', error: null });
  });

  it('that succeeds clears the error of the try before', async () => {
    const store = newStore();
    server.behave(failures['500 with a body']);
    await store.dispatch(submitContact({ payload: contact }));
    server.behave(answer({ success: true, message: 'Thanks', id: 1 }));
    await store.dispatch(submitContact({ payload: contact }));
    expect(store.getState().enquiries).toMatchObject({ contactStatus: 'succeeded', error: null });
  });
});

it.each(reads)('$path: null is no answer', async ({ area, start, fallback }) => {
  server.behave(answer(null));
  const store = newStore();
  await start(store);
  const state = store.getState()[area];
  expect(state).toMatchObject({ status: 'failed', error: fallback });
  expect('list' in state ? state.list : state.insights).toEqual([]);
});

const ofOne = /about$|blogs\/.|franchises\/./;
it.each(reads.filter(({ path }) => !ofOne.test(path)))(
  '$path: an answer that is no array is none',
  async ({ area, start, fallback }) => {
    server.behave(answer({ message: 'Nobody here' }));
    const store = newStore();
    await start(store);
    expect(store.getState()[area]).toMatchObject({ status: 'failed', error: fallback });
  },
);

describe('the list and the selected item', () => {
  it('say each for itself whether it was loaded', async () => {
    const store = newStore();
    server.behave(answer({ id: 1 }));
    await store.dispatch(fetchFranchise(1));
    expect(store.getState().franchises).toMatchObject({
      status: 'succeeded',
      selectedStatus: 'succeeded',
      listStatus: 'idle',
    });
    server.behave(failures['no answer']);
    await store.dispatch(fetchFranchises());
    expect(store.getState().franchises).toMatchObject({
      status: 'failed',
      selectedStatus: 'succeeded',
      listStatus: 'failed',
    });
    store.dispatch(clearSelectedFranchise());
    expect(store.getState().franchises).toMatchObject({ selected: null, selectedStatus: 'idle' });
  });

  it('leave no old error beside a success', async () => {
    const gate = Promise.withResolvers<void>();
    server.behave((response, path) => {
      if (path.endsWith('/1')) failures['500 with a body'](response);
      else void gate.promise.then(() => answer([])(response, path));
    });
    const store = newStore();
    const list = store.dispatch(fetchFranchises());
    await store.dispatch(fetchFranchise(1));
    expect(store.getState().franchises.status).toBe('failed');
    gate.resolve();
    await list;
    expect(store.getState().franchises).toMatchObject({ status: 'succeeded', error: null });
  });
});

describe('a failure', () => {
  it('keeps what was there, and the error until the next request', async () => {
    const store = newStore();
    server.behave(answer([{ id: 1 }]));
    await store.dispatch(fetchFranchises());
    server.behave(failures['no answer']);
    await store.dispatch(fetchFranchises());
    const failed = store.getState().franchises;
    expect(failed).toMatchObject({ status: 'failed', list: [{ id: 1 }] });
    server.behave(answer([]));
    const next = store.dispatch(fetchFranchises());
    expect(store.getState().franchises).toMatchObject({ status: 'loading', error: null });
    await next;
    expect(store.getState().franchises).toMatchObject({ status: 'succeeded', list: [] });
  });

  it('is not retried', async () => {
    let asked = 0;
    server.behave((response) => {
      asked += 1;
      failures['500 without a body'](response);
    });
    await newStore().dispatch(fetchFranchises());
    expect(asked).toBe(1);
  });
});

it('about has one status for its two requests: whichever spoke last', async () => {
  const store = newStore();
  server.behave((response, path) =>
    (path === '/api/about' ? failures['no answer'] : answer([]))(response, path),
  );
  await store.dispatch(fetchAbout());
  expect(store.getState().about.status).toBe('failed');
  const insights = store.dispatch(fetchInsights());
  expect(store.getState().about.status).toBe('loading');
  await insights;
  expect(store.getState().about.status).toBe('succeeded');
});

describe('an answer that comes too late', () => {
  it('does not replace that of a newer request', async () => {
    const gate = Promise.withResolvers<void>();
    server.behave((response, path) => {
      const reply = answer({ id: path.endsWith('/1') ? 1 : 2 });
      if (path.endsWith('/1')) void gate.promise.then(() => reply(response, path));
      else reply(response, path);
    });
    const store = newStore();
    const slow = store.dispatch(fetchFranchise(1));
    await store.dispatch(fetchFranchise(2));
    gate.resolve();
    await slow;
    expect(store.getState().franchises).toMatchObject({ status: 'succeeded', selected: { id: 2 } });
  });

  it('is waited for without a timeout, and can be called off', async () => {
    server.behave(() => {});
    const store = newStore();
    const endless = store.dispatch(fetchFranchises());
    expect(store.getState().franchises.status).toBe('loading');
    endless.abort();
    await endless;
    expect(store.getState().franchises).toMatchObject({ status: 'idle', error: null });
  });
});
