import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { contact } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { get } from './support/get.ts';
import { start, useDataFolder } from './support/start.ts';

const api = useApi();
useDataFolder();

const lookEveryMs = 20;
const visitors = 6;

/** As any balancer does: asks each instance whether it is ready, and keeps connections open. */
function createBalancer() {
  const instances = new Map<string, { ready: boolean; agent: Agent }>();
  const closed = new AbortController();
  let turn = 0;
  const look = async (url: string) => {
    while (!closed.signal.aborted && instances.has(url)) {
      const ready = await get(`${url}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
      const instance = instances.get(url);
      if (instance) instance.ready = ready;
      await wait(lookEveryMs);
    }
  };
  return {
    add: (url: string) => {
      instances.set(url, { ready: true, agent: new Agent({ keepAlive: true }) });
      void look(url);
    },
    isReady: (url: string) => instances.get(url)?.ready ?? false,
    close: () => closed.abort(),
    send(method: 'GET' | 'POST', path: string): Promise<number> {
      const ready = [...instances].filter(([, instance]) => instance.ready);
      const [url, instance] = ready[turn++ % ready.length] ?? [];
      return new Promise((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json' };
        request(`${url}${path}`, { method, headers, agent: instance?.agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', reject);
        })
          .on('error', reject)
          .end(method === 'POST' ? JSON.stringify(contact()) : undefined);
      });
    },
  };
}

const calls = [
  ['GET', '/terms'],
  ['GET', '/admin/api/franchises'],
  ['POST', '/admin/api/contact'],
  ['GET', '/franchises?search=tea'],
] as const;

it('two instances are replaced one after the other, and every request is answered', async () => {
  const open = () =>
    start({
      DATABASE_URL: api.databaseUrl,
      PORT: '0',
      DEMO: 'off',
      JOBS: 'off',
      LIMITS: 'off',
      DRAIN_SECONDS: '3',
    });
  const balancer = createBalancer();
  const first = open();
  const second = open();
  const stopped = [first, second];
  onTestFinished(async () => {
    for (const { child } of stopped) child.kill('SIGTERM');
    await Promise.all(stopped.map(({ ended }) => ended));
  });
  for (const instance of [first, second]) balancer.add(await instance.listening);

  const finished = new AbortController();
  const outcomes = new Map<string, number>();
  const visit = async (offset: number) => {
    for (let turn = offset; !finished.signal.aborted; turn += 1) {
      const [method, path] = calls[turn % calls.length] ?? calls[0];
      const status = await balancer.send(method, path).catch((error: Error) => error.message);
      const outcome = `${method} ${path} ${status}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, offset) => visit(offset)));

  for (const old of [first, second]) {
    const url = await old.listening;
    old.child.kill('SIGTERM');
    await expect.poll(() => balancer.isReady(url)).toBe(false);
    expect((await old.ended).code).toBe(0);
    const next = open();
    stopped.push(next);
    balancer.add(await next.listening);
  }
  finished.abort();
  await visiting;
  balancer.close();
  const seen = [...outcomes.keys()].sort();
  expect(seen).toEqual([
    'GET /admin/api/franchises 200',
    'GET /franchises?search=tea 200',
    'GET /terms 200',
    'POST /admin/api/contact 201',
  ]);
});
