import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createTestDatabase } from '@naya/db/testing/database';
import { expect, it, onTestFinished } from 'vitest';
import { listen, stopListening } from '../src/start/listen.ts';
import { get } from './support/get.ts';
import { readLogs } from './support/main.ts';
import { start, startHere, useDataFolder } from './support/start.ts';
import { readDemoUrl } from './support/templates.ts';

useDataFolder();

it('an instance that is about to end says so of its connections', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  // As long as it may be, for a busy machine to ask once more.
  const env = { DATABASE_URL: database.url, DRAIN_SECONDS: '8' };
  const instance = start({ ...env, PORT: '0', DEMO: 'off', JOBS: 'off' });
  onTestFinished(() => void instance.child.kill('SIGKILL'));
  const agent = new Agent({ keepAlive: true });
  const page = `${await instance.listening}/terms`;
  const ask = async () => (await get(page, {}, 'GET', agent)).headers.connection;
  await ask();
  expect(await ask()).not.toBe('close');
  instance.child.kill('SIGTERM');
  await expect.poll(ask).toBe('close');
});

it('an instance that ends while it makes its first pages ahead logs no fault', async () => {
  const database = await createTestDatabase(readDemoUrl());
  onTestFinished(() => database.close());
  const server = await startHere({ DATABASE_URL: database.url });
  await server.stop();
  const faults = readLogs
    .at(-1)?.()
    .match(/^.*"level":[456]0.*$/gm);
  expect(faults ?? []).toEqual([]);
});

it('a request that never ends is cut off, so that the rest can be closed in order', async () => {
  const asked = Promise.withResolvers<void>();
  const server = await listen(() => asked.resolve(), 0);
  const client = connect((server.address() as AddressInfo).port);
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked.promise;
  await Promise.all([once(client, 'close'), stopListening(server, 100)]);
});
