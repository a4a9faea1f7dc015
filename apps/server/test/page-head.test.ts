import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let database: TestDatabase;
let url = '';

beforeAll(async () => {
  database = await createTestDatabase();
  url = await startServer({ DATABASE_URL: database.url });
  await get(`${url}/terms`);
});
afterAll(async () => {
  agent.destroy();
  await database.close();
});

const kept = (method = 'GET', headers = {}) => get(`${url}/terms`, headers, method, agent);

/** Sends the lines unchanged on a connection of their own; returns all answers until it ends. */
function send(lines: string): Promise<string> {
  const { port } = new URL(url);
  const socket = connect(Number(port));
  socket.write(lines);
  return text(socket);
}

it('is the same on a connection that stays as on one that ends', async () => {
  const once = await get(`${url}/terms`);
  for (let visit = 0; visit < 5; visit++) {
    const asked = Date.now();
    const { headers, body, status } = await kept();
    expect(status).toBe(200);
    expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' });
    // Of this answer, not of the page that is kept; Node writes it anew each second.
    expect(Date.parse(headers.date ?? '')).toBeGreaterThan(asked - 2_000);
    const { connection: _, 'keep-alive': __, date: ___, ...lasting } = headers;
    expect(once.headers).toMatchObject({ ...lasting, connection: 'close' });
    expect(body.equals(once.body)).toBe(true);
  }
});

it('comes without the page for HEAD, and for someone who has it', async () => {
  const { headers } = await kept();
  const head = await kept('HEAD');
  expect(head.body).toHaveLength(0);
  expect(head.headers).toMatchObject({
    etag: headers.etag,
    'content-length': headers['content-length'],
  });
  expect((await kept('GET', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  expect((await kept()).body.length).toBe(Number(headers['content-length']));
});

it('comes in each encoding', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await kept('GET', { 'Accept-Encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
  }
});

it('answers requests that come at once in their order, and one that asks for the end with it', async () => {
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  await get(`${url}/privacy-policy`);
  const answers = await send(
    ask('/terms') + ask('/privacy-policy') + ask('/terms', 'Connection: close\r\n'),
  );
  const titles = [...answers.matchAll(/<title>(\w+)/g)].map(([, word]) => word);
  expect(titles).toEqual(['Terms', 'Privacy', 'Terms']);
  expect(answers.match(/^connection: .*$/gim)).toEqual([
    'Connection: keep-alive',
    'Connection: keep-alive',
    'Connection: close',
  ]);
});

it('ends the connection of HTTP/1.0', async () => {
  const answer = await send('GET /terms HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('Connection: close');
});
