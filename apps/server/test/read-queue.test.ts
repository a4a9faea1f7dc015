import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useServerBehindProxy } from './support/behind-proxy.ts';

const server = useServerBehindProxy();
const busy = 'Too many people are asking at the moment. Please try again shortly.';
const seen = '/franchises?search=chai';
let searches = 0;

/** Searches that no cache has, each from a client IP of its own. */
function searchAsCrowd(pathname: string, count: number) {
  return Array.from({ length: count }, () => {
    searches += 1;
    return server.read(`${pathname}?search=word${searches}`, `203.0.113.${searches}`);
  });
}

it('twenty people who open pages that no cache has at the same moment all get them', async () => {
  // The first page of a process takes longest.
  await Promise.all(searchAsCrowd('/franchises', 1));
  const pages = await Promise.all(searchAsCrowd('/franchises', 20));
  expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

it('of a crowd that asks for more than can be made, some hear 503; all else goes on', async () => {
  expect((await server.read(seen, '203.0.113.250')).status).toBe(200);
  const [page, cached, form, health, ready, ...calls] = await server.database.db.transaction(
    async (tx) => {
      // While the index is locked no search ends.
      await tx.execute(sql`lock table search_bits in access exclusive mode`);
      const crowd = searchAsCrowd('/admin/api/franchises', 130);
      return Promise.all([
        searchAsCrowd('/franchises', 1)[0]!,
        server.read(seen, '203.0.113.251'),
        server.send(),
        server.read('/healthz', '203.0.113.252'),
        server.read('/readyz', '203.0.113.252'),
        ...crowd,
      ]);
    },
  );
  const refusedCalls = calls.filter(({ body }) => String(body).includes(busy));
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
