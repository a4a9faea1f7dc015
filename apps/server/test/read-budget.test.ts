import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useServerBehindProxy } from './support/behind-proxy.ts';

const server = useServerBehindProxy();
const [greedy, other] = ['203.0.113.7', '203.0.113.8'];
const seen = '/franchises?search=chai';
let searches = 0;

const calls = (word: string) => `/admin/api/franchises?search=${word}`;
const pages = (word: string) => `/franchises/${word}`;

/** Nobody has asked for these before, and they are read from the database. */
function readAnew(
  pathOf: (word: string) => string,
  count: number,
  clientIp: string,
  onStatus: (status: number) => void = () => {},
) {
  const paths = Array.from({ length: count }, () => pathOf(`word${(searches += 1)}`));
  return Promise.all(
    paths.map(async (path) => {
      const answer = await server.read(path, clientIp);
      onStatus(answer.status);
      return answer;
    }),
  );
}

/** While the categories are locked no read of a franchise ends: each costs as much as PostgreSQL lets it. */
async function whileReadsHang<Result>(work: () => Promise<Result>): Promise<Result> {
  return server.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table categories in access exclusive mode`);
    return work();
  });
}

it('reads that take too long are given up with 503, and hold up no form', async () => {
  expect((await server.read(seen, greedy)).status).toBe(200);
  const answers = await whileReadsHang(async () => {
    const hanging = Promise.all([readAnew(calls, 5, greedy), readAnew(pages, 1, greedy)]);
    const sent = await Promise.all(Array.from({ length: 5 }, () => server.send()));
    const [ofCalls, ofPages] = await hanging;
    return { forms: sent, calls: ofCalls, pages: ofPages };
  });
  expect(answers.forms).toEqual([201, 201, 201, 201, 201]);
  for (const { status } of [...answers.calls, ...answers.pages]) expect(status).toBe(503);
  expect(answers.calls[0]?.headers['retry-after']).toBe('5');
  expect(JSON.parse(String(answers.calls[0]?.body))).toMatchObject({
    success: false,
    message: 'This took too long. Please try again shortly.',
  });
});

it('many of them at once use up the budget of their client IP, for what no cache has', async () => {
  const fresh = '203.0.113.10';
  const [call, page, cached, form, others] = await whileReadsHang(async () => {
    const refused = Promise.withResolvers<void>();
    const hanging = readAnew(calls, 60, fresh, (status) => {
      if (status === 429) refused.resolve();
    });
    await refused.promise;
    const [[ofCall], [ofPage], ...rest] = await Promise.all([
      readAnew(calls, 1, fresh),
      readAnew(pages, 1, fresh),
      server.read(seen, fresh),
      server.send(),
      server.read('/team', other),
    ]);
    await hanging;
    return [ofCall, ofPage, ...rest] as const;
  });
  for (const refused of [call, page]) {
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(JSON.parse(String(call?.body))).toMatchObject({ success: false, errors: {} });
  expect(page?.headers['content-type']).toContain('text/html');
  expect(String(page?.body)).toContain('That was a lot at once.');
  expect(cached).toMatchObject({ status: 200, headers: { 'x-cache': 'hit' } });
  expect(form).toBe(201);
  expect(others.status).not.toBe(429);
});
