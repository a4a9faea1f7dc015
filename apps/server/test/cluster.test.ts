import { execFileSync } from 'node:child_process';
import { createTestDatabase } from '@naya/db/testing/database';
import { expect, it, onTestFinished } from 'vitest';
import { postJson } from './support/api.ts';
import { get } from './support/get.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();

function workersOf(pid: number | undefined): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='])
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return lines
    .filter(([, parent, ...args]) => parent === String(pid) && args.join(' ').includes('main.ts'))
    .map(([own]) => Number(own));
}

it('several processes serve on one port; a killed one is replaced; all stop together', async () => {
  const database = await createTestDatabase();
  const { child, ended, listening } = start({
    DATABASE_URL: database.url,
    PORT: '0',
    DEMO: 'off',
    WEB_CONCURRENCY: '2',
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await database.close();
  });
  const url = await listening;
  expect(workersOf(child.pid)).toHaveLength(2);
  const contact = { name: 'A', email: 'a@example.in', subject: 'Other', message: 'kept' };
  const before = await fetch(`${url}/admin/api/contact`, postJson(contact));
  expect(before.status).toBe(201);

  const [victim = 0, survivor = 0] = workersOf(child.pid);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workersOf(child.pid)).not.toContain(victim);
  await expect.poll(() => workersOf(child.pid).length).toBe(2);
  expect(workersOf(child.pid)).toContain(survivor);
  expect((await get(`${url}/terms`)).status).toBe(200);

  const last = workersOf(child.pid);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
