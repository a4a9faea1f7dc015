import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import {
  createFranchisesArea,
  fetchFranchises,
  fetchMoreFranchises,
} from '../src/areas/franchises.ts';
import { createCalls } from '../src/calls.ts';
import { areas, createStore } from '../src/create-store.ts';
import { useRealServer } from './support/real-server.ts';

const server = useRealServer();
const hosts = () => ({ catalogueHost: server.url, siteHost: server.url });

it('pages are appended to the list, to the end and without doubles', async () => {
  const store = createStore(hosts());
  const query = { sort: 'name', limit: 7 } as const;
  await store.dispatch(fetchFranchises(query));
  const state = () => store.getState().franchises;
  expect(state()).toMatchObject({ page: 1, hasMore: true });
  for (let turn = 0; turn < 50 && state().hasMore; turn++) {
    await store.dispatch(fetchMoreFranchises({ ...query, page: (state().page ?? 0) + 1 }));
  }
  const { list, total, status, moreStatus, listStatus } = state();
  expect(list).toHaveLength(total ?? 0);
  expect(new Set(list.map(({ id }) => id)).size).toBe(total);
  expect([status, moreStatus, listStatus]).toEqual(['succeeded', 'succeeded', 'succeeded']);
  await store.dispatch(fetchMoreFranchises({ ...query, page: (state().page ?? 0) - 1 }));
  expect(state().list).toEqual(list);
});

it('a list that begins behind its first page goes on until the last', async () => {
  const store = createStore(hosts());
  const state = () => store.getState().franchises;
  await store.dispatch(fetchFranchises({ limit: 24 }));
  const last = Math.ceil((state().total ?? 0) / 24);
  expect(last).toBeGreaterThan(2);
  await store.dispatch(fetchFranchises({ page: last - 1, limit: 24 }));
  expect(state()).toMatchObject({ page: last - 1, hasMore: true });
  await store.dispatch(fetchMoreFranchises({ page: last, limit: 24 }));
  expect(state()).toMatchObject({ page: last, hasMore: false });
  await store.dispatch(fetchFranchises({ page: last, limit: 24 }));
  expect(state()).toMatchObject({ page: last, hasMore: false });
});

it('a page of the list before is not appended to the next one', async () => {
  const asked: [url: string, answer: (ids: number[]) => void][] = [];
  const fetch = (url: string) =>
    new Promise<Response>((resolve) => {
      const answer = (ids: number[]) =>
        resolve(
          Response.json(
            ids.map((id) => ({ id })),
            { headers: { 'X-Total-Count': '9' } },
          ),
        );
      asked.push([url, answer]);
    });
  const store = createStore({ ...hosts(), fetch });
  const state = () => store.getState().franchises;
  const ids = () => state().list.map(({ id }) => id);
  const before = store.dispatch(fetchFranchises({ category: 'Retail' }));
  asked[0]?.[1]([1, 2]);
  await before;
  const requests = [
    store.dispatch(fetchMoreFranchises({ category: 'Retail', page: 2 })),
    store.dispatch(fetchFranchises({ category: 'Education' })),
    store.dispatch(fetchMoreFranchises({ category: 'Retail', page: 2 })),
  ] as const;
  asked[1]?.[1]([3]);
  await requests[0];
  expect(ids()).toEqual([1, 2]);
  expect(state().listStatus).toBe('loading');
  asked[2]?.[1]([5]);
  await requests[1];
  asked[3]?.[1]([4]);
  await requests[2];
  expect(ids()).toEqual([5]);
  expect(state()).toMatchObject({
    status: 'succeeded',
    listStatus: 'succeeded',
    moreStatus: 'idle',
  });
});

it('several lists stand beside each other', async () => {
  const cheapest = createFranchisesArea('cheapest');
  const inPune = createFranchisesArea('inPune');
  const store = configureStore({
    reducer: { ...areas, cheapest: cheapest.reducer, inPune: inPune.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { calls: createCalls(hosts()) } } }),
  });
  await Promise.all([
    store.dispatch(cheapest.fetchFranchises({ sort: 'investmentLow', limit: 3 })),
    store.dispatch(inPune.fetchFranchises({ openIn: 'Pune', limit: 2 })),
    store.dispatch(fetchFranchises({ ids: [3, 1] })),
  ]);
  const state = store.getState();
  const [low = 0, , high = 0] = state.cheapest.list.map((each) => each.investment_min ?? 0);
  expect(low).toBeLessThanOrEqual(high);
  expect(state.cheapest.list).toHaveLength(3);
  expect(state.inPune.list.length).toBeGreaterThan(0);
  for (const each of state.inPune.list)
    expect(each).toMatchObject({ place_match: { city: 'Pune' } });
  expect(state.franchises.list.map(({ id }) => id)).toEqual([3, 1]);
});

it('what a server has read is there in the browser, without a request', async () => {
  const onServer = createStore(hosts());
  await onServer.dispatch(fetchFranchises({ limit: 2 }));
  const { franchises } = JSON.parse(JSON.stringify(onServer.getState())) as ReturnType<
    typeof onServer.getState
  >;
  const asked: string[] = [];
  const inBrowser = createStore({
    ...hosts(),
    preloadedState: { franchises },
    fetch: (url, init) => {
      asked.push(url);
      return fetch(url, init);
    },
  });
  expect(inBrowser.getState()).toEqual(onServer.getState());
  expect(asked).toEqual([]);
  await inBrowser.dispatch(fetchMoreFranchises({ limit: 2, page: 2 }));
  expect(inBrowser.getState().franchises.list).toHaveLength(4);
  expect(asked).toEqual([`${server.url}/api/franchises?page=2&limit=2`]);
});
