import { expect, it } from 'vitest';
import { Busy, ReadQueue } from '../src/http/read-limits.ts';

const nothing = async () => {};

it('one beyond the queue, and one who has waited too long, are refused; places come back', async () => {
  const queue = new ReadQueue({ places: 1, maxWaiting: 1, maxWaitMs: 50 });
  const ended = Promise.withResolvers<void>();
  const running = queue.run(() => ended.promise);
  const [waiting, beyond] = await Promise.allSettled([queue.run(nothing), queue.run(nothing)]);
  expect([waiting, beyond]).toMatchObject([
    { status: 'rejected', reason: expect.any(Busy) },
    { status: 'rejected', reason: expect.any(Busy) },
  ]);
  const next = queue.run(nothing);
  ended.resolve();
  await Promise.all([running, next]);
  await queue.run(nothing);
});

it('a failure of the work is told as it is, and gives its place back', async () => {
  const queue = new ReadQueue({ places: 1 });
  const fault = new Error('fault');
  await expect(queue.run(() => Promise.reject(fault))).rejects.toBe(fault);
  await queue.run(nothing);
});

it('while somebody has waited for long, reads leave the event loop time for everything else', async () => {
  const queue = new ReadQueue({ places: 2, restAfterMs: 0 });
  const keepBusy = async () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  };
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 12 }, () => queue.run(keepBusy)));
  expect(performance.eventLoopUtilization(before).idle).toBeGreaterThan(0);
});
