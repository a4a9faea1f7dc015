import { createTestDatabase } from '@naya/db/testing/database';
import { startDatabaseProxy } from '@naya/db/testing/proxy';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startJobs } from '../src/jobs/boss.ts';

it('the job queue stops while its questions get no answer', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await createTestDatabase(), (each) => each.close());
  const proxy = opened.adopt(await startDatabaseProxy(database.url), (each) => each.close());
  const { boss, stop } = await startJobs(proxy.url, pino({ level: 'silent' }));
  const polling = { pollingIntervalSeconds: 0.5 };
  await boss.work('send-mail', polling, async () => {});
  await boss.work('apply-retention', polling, async () => {});
  proxy.freeze();
  await expect.poll(() => proxy.unanswered()).toBeGreaterThan(1);
  await stop();
});

it('and while its connections are refused', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await createTestDatabase(), (each) => each.close());
  const proxy = opened.adopt(await startDatabaseProxy(database.url), (each) => each.close());
  const { boss, stop } = await startJobs(proxy.url, pino({ level: 'silent' }));
  await boss.work('send-mail', async () => {});
  await proxy.shut();
  await stop();
});
