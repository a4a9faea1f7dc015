import { expect, test } from 'vitest';
import { createBatcher } from '../src/batcher.ts';

const away = new Error('away');
const slow = new Error('slow');
const options = {
  maxSize: 3,
  concernsAll: (error: unknown) => error === away || error === slow,
  concernsWaiting: (error: unknown) => error === slow,
};

/** Doubles numbers; a negative one spoils its round, 0 means that nobody answers, 100 that it takes too long. */
function createDoubler() {
  const rounds: number[][] = [];
  const double = createBatcher(async (numbers: number[]) => {
    rounds.push(numbers);
    await Promise.resolve();
    if (numbers.includes(0)) throw away;
    if (numbers.includes(100)) throw slow;
    if (numbers.some((number) => number < 0)) throw new Error('negative');
    return numbers.map((number) => number * 2);
  }, options);
  return { double, rounds };
}

test('what arrives at once is done at once, at most so many in a round', async () => {
  const { double, rounds } = createDoubler();
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(rounds).toEqual([[1, 2, 3], [4]]);
});

test('what arrives during a round waits for the next', async () => {
  const { double, rounds } = createDoubler();
  const first = double(1);
  const later = first.then(() => Promise.all([double(2), double(3)]));
  expect([await first, await later]).toEqual([2, [4, 6]]);
  expect(rounds).toEqual([[1], [2, 3]]);
});

test('a bad one does not spoil the others of its round', async () => {
  const { double, rounds } = createDoubler();
  const results = await Promise.allSettled([1, -2, 3].map(double));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(rounds).toEqual([[1, -2, 3], [1], [-2], [3]]);
  expect(await double(4)).toBe(8);
});

test('what concerns all is not tried again one by one', async () => {
  const { double, rounds } = createDoubler();
  const results = await Promise.allSettled([1, 0].map(double));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(rounds).toEqual([[1, 0]]);
});

test('after a round that took too long nobody waits for another one', async () => {
  const { double, rounds } = createDoubler();
  const results = await Promise.allSettled([1, 100, 3, 4, 5].map(double));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(rounds).toEqual([[1, 100, 3]]);
  expect(await double(4)).toBe(8);
});
