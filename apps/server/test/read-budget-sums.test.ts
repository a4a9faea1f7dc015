import { expect, it, vi } from 'vitest';
import { TooMany } from '../src/http/rate-limits.ts';
import { addQueryTime, ReadBudget } from '../src/http/read-limits.ts';

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const nothing = async () => {};

it('counts queries and own work; what was used beyond the budget is waited for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const budget = new ReadBudget();
  await budget.spend('a', 1_000, async () => addQueryTime(20_000));
  const refusal = await refusalOf(budget.spend('a', 20, nothing));
  expect(refusal).toBeInstanceOf(TooMany);
  expect((refusal as TooMany).retryAfterSeconds).toBe(31);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await refusalOf(budget.spend('a', 20, nothing))).toBeInstanceOf(TooMany);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await refusalOf(budget.spend('a', 20, nothing))).toBeNull();
  vi.useRealTimers();
});

it('reads that run count as well, each client IP for itself, and work inside the process never', async () => {
  const budget = new ReadBudget();
  const ended = Promise.withResolvers<void>();
  const running = Array.from({ length: 40 }, () => budget.spend('a', 0, () => ended.promise));
  expect(await refusalOf(budget.spend('a', 20, nothing))).toBeInstanceOf(TooMany);
  await budget.spend('b', 20, nothing);
  await budget.spend(null, 20_000, nothing);
  await budget.spend(null, 20_000, nothing);
  ended.resolve();
  await Promise.all(running);
  await budget.spend('a', 20, nothing);
});

it('a failure of the work is told as it is, and counted', async () => {
  const budget = new ReadBudget();
  const fault = new Error('fault');
  const failing = budget.spend('a', 7_000, () => Promise.reject(fault));
  expect(await refusalOf(failing)).toBe(fault);
  expect(await refusalOf(budget.spend('a', 20, nothing))).toBeInstanceOf(TooMany);
});
