import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NoPlace, sharePlaces } from '../src/share-places.ts';

/** Work that begins when it gets a place, and ends when the test says so. */
function useWork(run: ReturnType<typeof sharePlaces>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, ended?: AbortSignal) =>
    run({ key: name.slice(0, 1), ended }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { begun, begin, end };
}

it('nobody holds more than their share of the places, and nobody waits behind who has theirs', async () => {
  const { begun, begin, end } = useWork(sharePlaces({ places: 4, placesEach: 2 }));
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'].map((name) => begin(name));
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  // Who holds none comes before who holds one, however long that one has waited.
  await end('a1');
  expect(begun.slice(4)).toEqual(['d1']);
  for (const name of ['b1', 'c1', 'd1', 'a2', 'a3', 'a4']) await end(name);
  expect(await Promise.all(all)).toHaveLength(7);
});

it('only so many wait of each, and of all', async () => {
  const limits = { places: 1, maxWaiting: 3, maxWaitingEach: 2 };
  const { begun, begin, end } = useWork(sharePlaces(limits));
  const taken = ['a1', 'a2', 'a3'].map((name) => begin(name));
  await expect(begin('a4')).rejects.toThrow(NoPlace);
  taken.push(begin('b1'));
  await expect(begin('c1')).rejects.toThrow(NoPlace);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  expect(await Promise.all(taken)).toEqual(begun);
});

it('work whose request has ended is not begun, and waits for nothing', async () => {
  const { begun, begin, end } = useWork(sharePlaces({ places: 1, maxWaitingEach: 1 }));
  const left = new AbortController();
  const first = begin('a1');
  const dropped = begin('a2', left.signal);
  left.abort();
  await expect(dropped).rejects.toThrow(NoPlace);
  const next = begin('a3');
  await expect(begin('a4', left.signal)).rejects.toThrow(NoPlace);
  await end('a1');
  await end('a3');
  await Promise.all([first, next]);
  expect(begun).toEqual(['a1', 'a3']);
});
