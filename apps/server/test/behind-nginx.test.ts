import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineUrl } from '@naya/contract/urls';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing';
import { tellChangedTags } from '@naya/db/queries/changed-tags';
import { plantFranchises } from '@naya/db/testing-seeds';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../deploy/local/ports.ts';
import { hasNginx, startNginx } from '../../../deploy/local/start-nginx.ts';
import { purgeTags } from '../../../deploy/purge-tags.ts';
import { get } from './support/get.ts';
import { start, useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let alone = '';
let behind = '';

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://outlet.example' };
  alone = await startServer(env);
  behind = await startServer({ ...env, HEADERS_BY_PROXY: 'on' });
});
afterAll(() => database.close());

const paths = [
  '/',
  '/no-such-page',
  offlineUrl,
  '/api/docs',
  '/admin/api/categories',
  '/admin/',
  '/media/none',
];

const readTemplate = () =>
  readFile(join(import.meta.dirname, '../../../deploy/site.conf.template'), 'utf8');

describe('the configuration of nginx', () => {
  it.each(paths)('adds to %s what an instance leaves to it', async (path) => {
    const { headers: own } = await get(alone + path);
    const { headers: left } = await get(behind + path);
    const added = addedBy(await readTemplate());
    expect(left).not.toHaveProperty('x-frame-options');
    // What is no page has no policy without nginx, and may have one.
    const policy = own['content-security-policy'] ?? added['content-security-policy'];
    expect(lasting({ ...added, ...left })).toEqual(
      lasting({ ...own, 'content-security-policy': policy }),
    );
  });
});

/** What its `add_header` lines come to where no instance says otherwise. */
function addedBy(template: string): Record<string, string> {
  const policy = /"" "(default-src [^"]*)"/.exec(template)?.[1] ?? '';
  const lines = template.matchAll(/^ +add_header (\S+) "?([^";]*)"? always;$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace('$policy', policy),
    ]),
  );
}

const differing =
  /^(?:date|etag|connection|keep-alive|server|x-(?:cache|edge-cache|request-id|accel-expires))$/;

/** Without what differs from answer to answer, as the nonce of a page of the office does. */
function lasting(headers: object): object {
  const entries = Object.entries(headers).filter(([name]) => !differing.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).replaceAll(/'nonce-[^']+'/g, "'nonce'")]),
  );
}

it('an instance that is about to end says so of its connections', async () => {
  const env = { DATABASE_URL: database.url, HEADERS_BY_PROXY: 'on', DRAIN_SECONDS: '3' };
  const instance = start({ ...env, PORT: '0', DEMO: 'off', JOBS: 'off' });
  onTestFinished(() => void instance.child.kill('SIGKILL'));
  const agent = new Agent({ keepAlive: true });
  const page = `${await instance.listening}/terms`;
  const ask = async () => (await get(page, {}, 'GET', agent)).headers.connection;
  await ask();
  expect(await ask()).toBeUndefined();
  instance.child.kill('SIGTERM');
  await expect.poll(ask).toBe('close');
  await instance.ended;
});

describe.skipIf(!hasNginx())('a page kept by nginx', () => {
  let url = '';
  let folder = '';
  let cacheFolder = '';
  let stop = async () => {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naya-nginx-'));
    cacheFolder = join(folder, 'cache');
    const port = await freePort();
    const upstreams = [Number(new URL(behind).port)];
    ({ stop } = await startNginx({ folder, cacheFolder, port, upstreams, workers: 1 }));
    url = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('says all that an instance on its own says of it', async () => {
    await get(`${url}/terms`);
    const { headers } = await get(`${url}/terms`);
    expect(headers['x-edge-cache']).toBe('HIT');
    const { headers: own } = await get(`${alone}/terms`);
    expect(lasting(headers)).toEqual(lasting(own));
  });

  it('is not shown any more once it is purged, though nginx has its file open', async () => {
    const [id = 0] = await plantFranchises(database.db, [{ business_name: 'Name 0' }]);
    for (let change = 1; change <= 5; change++) {
      const address = `${url}/franchises/${id}`;
      for (let visit = 0; visit < 3; visit++) await get(address);
      expect((await get(address)).headers['x-edge-cache']).toBe('HIT');
      await database.db.transaction(async (tx) => {
        await tx.execute(`update franchises set business_name = 'Name ${change}' where id = ${id}`);
        await tellChangedTags(tx, [`franchise:${id}`]);
      });
      // The instance hears of it by itself.
      await expect
        .poll(async () => (await get(behind + new URL(address).pathname)).body.toString())
        .toContain(`Name ${change}`);
      expect(await purgeTags(cacheFolder, new Set([`franchise:${id}`]))).toBeGreaterThan(0);
      expect((await get(address)).body.toString()).toContain(`Name ${change}`);
    }
  });
});
