import { Agent } from 'node:http';
import { createTestDatabase } from '@naya/db/testing/database';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../src/env.ts';
import { startServer } from '../src/start/server.ts';
import { get } from './support/get.ts';
import { createReadLog, readLogs } from './support/main.ts';
import { quiet, start, useDataFolder } from './support/start.ts';
import { readDemoUrl } from './support/templates.ts';

const dataFolder = useDataFolder();

it('an instance that is about to end says so of its connections', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const env = { DATABASE_URL: database.url, DRAIN_SECONDS: '3' };
  const instance = start({ ...env, PORT: '0', DEMO: 'off', JOBS: 'off' });
  onTestFinished(() => void instance.child.kill('SIGKILL'));
  const agent = new Agent({ keepAlive: true });
  const page = `${await instance.listening}/terms`;
  const ask = async () => (await get(page, {}, 'GET', agent)).headers.connection;
  await ask();
  expect(await ask()).not.toBe('close');
  instance.child.kill('SIGTERM');
  await expect.poll(ask).toBe('close');
  await instance.ended;
});

it('an instance that ends while it makes its first pages ahead logs no fault', async () => {
  const database = await createTestDatabase(readDemoUrl());
  onTestFinished(() => database.close());
  const env = readEnv({ ...quiet, DATABASE_URL: database.url, DATA_DIR: dataFolder() });
  const server = await startServer(env, createReadLog(), { dev: false });
  await server.stop();
  const faults = readLogs
    .at(-1)?.()
    .match(/^.*"level":[456]0.*$/gm);
  expect(faults ?? []).toEqual([]);
});
