import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { startMain } from './support/main.ts';
import { useFolder } from './support/use-folder.ts';

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string };
type Traces = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const folder = useFolder();
let database: TestDatabase;
const received: Traces[] = [];
const collector = createServer((request: IncomingMessage, response) => {
  void json(request)
    .then((traces) => received.push(traces as Traces))
    .finally(() => response.end('{}'));
});
beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => collector.listen(0, resolve));
});
afterAll(async () => {
  collector.close();
  await database.close();
});

const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

it('a request is a span of its caller’s trace, with its statements below it, and no URL', async () => {
  const { port } = collector.address() as AddressInfo;
  const server = startMain({
    PORT: '0',
    JOBS: 'off',
    DATABASE_URL: database.url,
    DATA_DIR: folder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
  });
  const url = await server.listening;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  await get(`${url}/admin/api/pages/nothing-of-the-kind?email=asha@example.in`, { traceparent });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const request = spans().find((each) => each.traceId === traceId && each.name.startsWith('GET'));
  expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331' });
  const below = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name)).toContain('database reads');
  expect(JSON.stringify(received)).not.toMatch(/asha|nothing-of-the-kind/);
});
