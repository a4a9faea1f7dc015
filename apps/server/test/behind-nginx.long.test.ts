import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, makeCertificate } from '../../../deploy/local/make-certificate.ts';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { hasNginx } from '../../../deploy/local/run-nginx.ts';
import { startNginx } from '../../../deploy/local/start-nginx.ts';
import { postJson } from './support/api.ts';
import { createFolder } from './support/folder.ts';
import { get } from './support/get.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();

describe.skipIf(!hasNginx() || !hasOpenssl())('the configuration of nginx as shipped', () => {
  const opened = new AsyncDisposableStack();
  afterAll(() => opened.disposeAsync());
  let folder = '';
  let url = '';
  let tlsUrl = '';
  const instances: ReturnType<typeof start>[] = [];
  let ports: number[] = [];

  beforeAll(async () => {
    const database = await createTestDatabase();
    opened.defer(database.close);
    const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://outlet.example' };
    for (const _ of [1, 2]) {
      instances.push(start({ ...env, PORT: '0', DEMO: 'off', JOBS: 'off', TRUST_PROXY: 'on' }));
    }
    opened.defer(async () => {
      for (const { child } of instances) child.kill('SIGTERM');
      await Promise.all(instances.map(({ ended }) => ended));
    });
    const urls = await Promise.all(instances.map(({ listening }) => listening));
    ports = urls.map((each) => Number(new URL(each).port));
    ({ path: folder } = opened.use(await createFolder()));
    const port = await findFreePort();
    const accessLog = join(folder, 'access.log');
    const tls = { port: await findFreePort(), ...(await makeCertificate(folder)) };
    tlsUrl = `https://localhost:${tls.port}`;
    const options = { folder, port, upstreams: ports, tls, workers: 1, accessLog };
    opened.use(await startNginx(options));
    url = `http://localhost:${port}`;
  });

  it.each(['/', '/no-such-page', '/api/docs', '/admin/api/categories', '/admin/', '/media/none'])(
    'passes every header of %s on as the instance said it',
    async (path) => {
      const { headers: own } = await get(`http://localhost:${ports[0]}${path}`);
      const { headers } = await get(url + path);
      expect(lasting(headers)).toEqual(lasting(own));
    },
  );

  it('speaks HTTP/2 behind TLS, over which all files of a page come at once', async () => {
    const session = connect(tlsUrl, { rejectUnauthorized: false });
    const request = session.request({ ':path': '/' });
    const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2']);
    session.destroy();
  });

  it('logs requests, but no link to a person’s data, however it is written', async () => {
    for (const path of ['my-data', 'My-Data', 'my%2Ddata', 'admin/api/my-data']) {
      await get(`${url}/${path}/a-secret-token`);
    }
    await get(`${url}/terms?after`);
    const log = () => readFile(join(folder, 'access.log'), 'utf8');
    await expect.poll(log).toContain('/terms?after');
    expect(await log()).not.toContain('a-secret-token');
  });

  it('counts a visitor by the connection, whatever the visitor claims', async () => {
    const message = { name: 'A', email: 'a@example.in', subject: 'Other', message: 'text' };
    const statuses = new Set<number>();
    for (let sent = 0; sent < 400 && !statuses.has(429); sent += 1) {
      const headers = { 'X-Forwarded-For': `10.1.${sent >> 8}.${sent & 255}` };
      const body = { ...message, email: `a${sent}@example.in` };
      statuses.add((await fetch(`${url}/admin/api/contact`, postJson(body, headers))).status);
    }
    expect([...statuses]).toContain(429);
  });

  it('costs nobody more than ten seconds when one freezes, leaves it out, and takes it back', async () => {
    const [victim] = instances;
    const server = `server 127.0.0.1:${ports[0]} `;
    const used = () => readFile(join(folder, 'upstream.conf'), 'utf8');
    await expect.poll(used).toContain(server);
    const isFrozen = performance.now();
    victim?.child.kill('SIGSTOP');
    try {
      const times: number[] = [];
      const visit = async (visitor: number) => {
        while (performance.now() - isFrozen < 10_000) {
          const asked = performance.now();
          const { status } = await get(`${url}/terms?visit=${visitor}-${times.length}`);
          expect(status).toBe(200);
          times.push(performance.now() - asked);
        }
      };
      await Promise.all([1, 2, 3, 4, 5, 6].map(visit));
      expect(Math.max(...times)).toBeLessThan(10_000);
      expect(await used()).not.toContain(server);
      const since = performance.now();
      for (let again = 0; again < 30; again += 1) await get(`${url}/terms?again=${again}`);
      // A single one that went there would have taken that long.
      expect(performance.now() - since).toBeLessThan(8_000);
      console.log(`slowest of ${times.length}: ${Math.round(Math.max(...times))} ms`);
    } finally {
      victim?.child.kill('SIGCONT');
    }
    await expect.poll(used).toContain(server);
  });

  it('asks the other instance when one is killed', async () => {
    const [victim] = instances;
    victim?.child.kill('SIGKILL');
    await victim?.ended;
    for (let visit = 0; visit < 10; visit += 1) {
      expect((await get(`${url}/terms?visit=${visit}`)).status).toBe(200);
    }
  });
});

describe.skipIf(!hasNginx())('a post that an instance took and never answered', () => {
  it.each(['/contact', '/join-investor', '/list-franchise', '/franchises/12', '/compare'])(
    'of the form %s, which carries a key of its content, goes to the next instance too',
    async (path) => {
      expect(await countPosts(path)).toBe(2);
    },
  );

  it.each([
    '/office/api/leads/1/replies',
    '/brand/7/people',
    '/views',
    '/api/contact',
    '/my-data/a',
    '/api/franchise-owner',
  ])('of %s is not repeated, since it may have been done', async (path) => {
    expect(await countPosts(path)).toBe(1);
  });
});

/** Posts through nginx to two instances that hang up once they have the whole request; says how many of them got it. */
async function countPosts(path: string): Promise<number> {
  await using opened = new AsyncDisposableStack();
  let posts = 0;
  const startInstance = async () => {
    const instance = createServer((request, response) => {
      // nginx's watcher asks whether it is ready.
      if (request.method === 'POST') posts += 1;
      request.resume().once('end', () => response.destroy());
    }).listen(0);
    opened.defer(() => void instance.close());
    await once(instance, 'listening');
    return (instance.address() as AddressInfo).port;
  };
  const upstreams = [await startInstance(), await startInstance()];
  const { path: folder } = opened.use(await createFolder());
  const port = await findFreePort();
  opened.use(await startNginx({ folder, port, upstreams, workers: 1 }));
  expect((await fetch(`http://localhost:${port}${path}`, postJson({}))).status).toBe(502);
  return posts;
}

const differing = /^(?:date|etag|connection|keep-alive|server|ratelimit|x-(?:cache|request-id))$/;

/** Without what differs from answer to answer, as the nonce of a page of the office does. */
function lasting(headers: object): object {
  const entries = Object.entries(headers).filter(([name]) => !differing.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).replaceAll(/'nonce-[^']+'/g, "'nonce'")]),
  );
}
