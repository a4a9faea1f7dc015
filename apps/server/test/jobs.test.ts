import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mails } from '@naya/db/tables/mail';
import { afterEach, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { readLogs, startMain, type MainProcess } from './support/main.ts';

const api = useApi();
let jobs: MainProcess | undefined;
afterEach(async () => {
  jobs?.child.kill('SIGKILL');
  await jobs?.ended;
});

const contact = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
const statuses = async () => {
  const rows = await api.core.db.select({ status: mails.status }).from(mails);
  return rows.map(({ status }) => status);
};

it('are worked off by a process of their own, which serves nothing', async () => {
  await api.request('/admin/api/contact', postJson(contact));
  expect(await statuses()).toEqual(['queued', 'queued']);
  jobs = startMain({ JOBS: 'only', DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir });
  await expect.poll(statuses).toEqual(['written', 'written']);
  expect(await readdir(join(api.dataDir, 'mail'))).toHaveLength(2);
  // On a busy machine it has mailed before it has started: only then a signal stops it cleanly.
  await expect.poll(() => readLogs.at(-1)?.()).toMatch(/Jobs\s/);
  jobs.child.kill('SIGTERM');
  const { code, output } = await jobs.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('http://');
});
