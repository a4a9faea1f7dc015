import { once } from 'node:events';
import { createTestDatabase } from '@naya/db/testing/database';
import { expect, it, onTestFinished } from 'vitest';
import { get } from './support/get.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();

/** Each logs a line: several times what a pipe and the process keep for a reader. */
const requests = 500;

it('whoever reads the log and stalls keeps the process neither from answering nor from ending', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const env = { DATABASE_URL: database.url, PORT: '0', DEMO: 'off', LOG_LEVEL: 'debug' };
  const { child, ended, listening } = start({ ...env, LIMITS: 'off', DRAIN_SECONDS: '0' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await listening;
  child.stdout.pause();
  const statuses = new Set<number>();
  const ask = async (each: number) => {
    const path = `/admin/api/${'no-such-call-'.repeat(300)}${each}`;
    statuses.add((await get(url + path)).status);
  };
  for (let asked = 0; asked < requests; asked += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => ask(asked + index)));
  }
  expect([...statuses]).toEqual([404]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  child.stdout.resume();
  expect((await ended).output).toContain('no-such-call');
});
