import { openDatabase } from '@naya/db/client';
import { expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { createLog } from '../src/log/log.ts';
import { postJson, useApi } from './support/api.ts';

const api = useApi();
const uuid = /^[\da-f]{8}-[\da-f-]{27}$/;

/** The API with its logs, each line as it was written. */
function openLogged(db = api.core.db) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = createApiApp({ ...api.core, db }, createLog('debug', { write }));
  return { app, lines };
}

it('is new for each request, and in its answer and its line', async () => {
  const { app, lines } = openLogged();
  const ids = await Promise.all(
    ['/admin/api/franchises', '/api/nothing', '/healthz'].map(async (path) => {
      const { headers } = await app.request(`${path}?email=asha@example.in`);
      return headers.get('X-Request-Id');
    }),
  );
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(3);
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(ids));
  expect(JSON.stringify(lines)).not.toContain('asha');
});

it.each([
  ['edge-0123456789_ab', true],
  ['short', false],
  ['a'.repeat(65), false],
  ['0123456789"}{', false],
  ['0123456789 0123', false],
])('given as %s is taken over: %s', async (given, taken) => {
  const { headers } = await openLogged().app.request('/healthz', {
    headers: { 'X-Request-Id': given },
  });
  expect(headers.get('X-Request-Id') === given).toBe(taken);
});

it('is told with a failure of ours, and leads to its reason', async () => {
  const { db } = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' });
  const { app } = openLogged(db);
  const response = await app.request('/admin/api/events');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    success: false,
    requestId: response.headers.get('X-Request-Id'),
  });
});

it('leads to the reason of an unknown failure, which names nobody', async () => {
  const { app, lines } = openLogged();
  const cause = Object.assign(new Error('duplicate key; asha@example.in, +91 98765 43210'), {
    detail: 'Key (email)=(asha@example.in) already exists.',
  });
  app.get('/api-broken/my-data/:token', () => {
    throw new Error('Failed query: insert … params: Asha Rao', { cause });
  });
  const response = await app.request('/api-broken/my-data/a-secret-token');
  expect(response.status).toBe(500);
  const { requestId } = (await response.json()) as { requestId: string };
  const line = lines.find(({ msg }) => msg === 'request failed');
  expect(line).toMatchObject({ requestId, err: { message: 'duplicate key; …@…, …' } });
  const text = JSON.stringify(lines);
  for (const personal of ['asha', 'Asha', '98765', 'a-secret-token']) {
    expect(text).not.toContain(personal);
  }
  expect(line).toMatchObject({ err: { stack: expect.stringContaining('request-id.test.ts') } });
});

it('is not told with what the sender can put right', async () => {
  const refused = await api.request('/admin/api/contact', postJson({}));
  expect(await refused.json()).not.toHaveProperty('requestId');
});

it('hides what must not be read in a log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ password: 'p4ss', mail: { to: 'asha@example.in' }, user: { token: 't0ken' } }, 'x');
  log.warn({ err: new Error('connect postgres://naya:p4ss@db/naya') }, 'x');
  expect(lines).toHaveLength(2);
  for (const secret of ['p4ss', 'asha', 't0ken']) expect(lines.join('')).not.toContain(secret);
});
