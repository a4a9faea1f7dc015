import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useServerBehindProxy } from './support/behind-proxy.ts';

const server = useServerBehindProxy();
const busy = 'Too many people are asking at the moment. Please try again shortly.';
const seen = '/franchises?search=chai';
let reads = 0;

const calls = (word: string) => `/admin/api/franchises?search=${word}`;
const listings = (word: string) => `/franchises?search=${word}`;
const brandPages = (word: string) => `/franchises/${word}`;

/** Reads that no cache has, each from a client IP of its own. */
function readAsCrowd(pathOf: (word: string) => string, count: number) {
  return Array.from({ length: count }, () => {
    reads += 1;
    return server.read(pathOf(`word${reads}`), `203.0.113.${reads}`);
  });
}

/** On a starved machine one check may miss its time; by then the next one is asked, while the crowd still waits. */
async function readReadyWhile(waiting: Promise<unknown>) {
  let hasEnded = false;
  void waiting.finally(() => (hasEnded = true));
  for (;;) {
    const answer = await server.read('/readyz', '203.0.113.252');
    if (answer.status === 200 || hasEnded) return answer;
  }
}

it('twenty people who open pages that no cache has at the same moment all get them', async () => {
  // The first page of a process takes longest.
  await Promise.all(readAsCrowd(listings, 1));
  const pages = await Promise.all(readAsCrowd(listings, 20));
  expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

it('of a crowd that asks for more than can be made, some hear 503; all else goes on', async () => {
  expect((await server.read(seen, '203.0.113.250')).status).toBe(200);
  const [page, cached, form, health, ready, ...answers] = await server.database.db.transaction(
    async (tx) => {
      // While the categories are locked no read of a franchise ends.
      await tx.execute(sql`lock table categories in access exclusive mode`);
      const crowd = readAsCrowd(calls, 130);
      return Promise.all([
        readAsCrowd(brandPages, 1)[0]!,
        server.read(seen, '203.0.113.251'),
        server.send(),
        server.read('/healthz', '203.0.113.252'),
        readReadyWhile(Promise.all(crowd)),
        ...crowd,
      ]);
    },
  );
  const refusedCalls = answers.filter(({ body }) => String(body).includes(busy));
  expect(refusedCalls.length).toBeGreaterThan(0);
  for (const { body } of refusedCalls) {
    expect(JSON.parse(String(body))).toMatchObject({ success: false, errors: {} });
  }
  for (const refused of [...refusedCalls, page]) {
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(String(refused.body)).toContain(busy);
  }
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(cached).toMatchObject({ status: 200, headers: { 'x-cache': 'hit' } });
  expect(form).toBe(201);
  expect([health.status, ready.status]).toEqual([200, 200]);
});
