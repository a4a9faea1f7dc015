import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { useApi } from './support/api.ts';

const api = useApi();
const asked: string[] = [];
const backend = createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url} ${request.headers.cookie ?? ''}`);
  response.end('{}');
}).listen(0);
afterAll(() => backend.close());

it('calls are passed on to the configured backend alone, below its base, without cookies', async () => {
  const host = `localhost:${(backend.address() as AddressInfo).port}`;
  const app = createApiApp(api.core, pino({ level: 'silent' }), {
    apiBaseUrl: `http://${host}/base/api`,
  });
  const paths = [
    '/franchises',
    '/../../secret',
    '/%2e%2e/%2e%2e/secret',
    '/..%2f..%2fsecret',
    '/franchises/a%2F..%2F..%2Fsecret',
    '/franchises/..%5Csecret',
    '//evil.example/x',
    '/@evil.example/x',
    '/http://evil.example/x',
    String.raw`/\evil.example`,
    '/x?url=http://evil.example',
  ];
  for (const path of paths) {
    await app.request(`/admin/api${path}`, {
      headers: { Cookie: 'office.session_token=secret', Host: 'evil.example' },
    });
  }
  expect(asked.length).toBeGreaterThan(5);
  for (const line of asked) expect(line.startsWith(`${host}/base/api/`)).toBe(true);
  expect(asked.join()).not.toContain('session_token');
  expect(asked.filter((line) => /%2f|%5c/i.test(line))).toEqual([]);
});
