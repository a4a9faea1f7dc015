import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { maxFormBytes } from '@naya/contract/constants';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackendFetch } from '../src/http/backend-fetch.ts';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
const megabyte = Buffer.alloc(1024 * 1024, ' ');
const asked: string[] = [];
let database: TestDatabase;
let url = '';

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
let answer: (response: ServerResponse, path: string) => void = (response) => json(response, {});

const backend = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(response, request.url ?? '');
}).listen(0);
const inner = createServer((request, response) => {
  asked.push(`inner ${request.url}`);
  response.setHeader('Content-Type', 'application/json').end('{"title":"inner secret"}');
}).listen(0);
const portOf = (server: typeof backend) => (server.address() as AddressInfo).port;
const base = () => `http://localhost:${portOf(backend)}/base`;

const ownership = {
  'Set-Cookie': 'office.session_token=planted; Path=/',
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'Service-Worker-Allowed': '/',
  'Access-Control-Allow-Origin': '*',
  'Clear-Site-Data': '"*"',
  Refresh: '0; url=https://evil.example',
};

beforeAll(async () => {
  database = await createTestDatabase();
  url = await startServer({ DATABASE_URL: database.url, API_BASE_URL: base() });
});
afterAll(async () => {
  backend.close();
  inner.close();
  await database.close();
});

it('passes JSON on, with none of the headers that would act on our origin', async () => {
  answer = (response) => {
    response.setHeaders(new Map(Object.entries(ownership)));
    response.setHeader('X-Total-Count', '1');
    json(response, [{ name: 'Retail' }]);
  };
  const { status, headers, body } = await get(`${url}/admin/api/categories`);
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: '[{"name":"Retail"}]' });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-total-count': '1',
  });
  for (const name of Object.keys(ownership).filter((each) => !/policy/i.test(each))) {
    expect(headers).not.toHaveProperty(name.toLowerCase());
  }
});

it.each([
  ['HTML', 'text/html', '<script>alert(1)</script>', 200],
  ['a script', 'text/javascript', 'self.skipWaiting()', 200],
  ['a script that calls itself JSON', 'application/json', 'self.skipWaiting()', 200],
  ['an error page', 'text/html', '<h1>Traceback of the backend</h1>', 500],
])('answers in its own words where the backend sends %s', async (_what, type, text, sent) => {
  answer = (response) => {
    response.statusCode = sent;
    response.setHeader('Content-Type', type).end(text);
  };
  const { status, headers, body } = await get(`${url}/admin/api/team`);
  expect(status).toBe(sent === 200 ? 502 : sent);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body.toString())).toMatchObject({ success: false });
  expect(body.toString()).not.toContain(text);
});

it('tells that a form was taken, in none of the backend’s own words', async () => {
  answer = (response) => response.setHeader('Content-Type', 'text/html').end('<b>ok</b>');
  const { status, body } = await get(`${url}/admin/api/contact`, {}, 'POST');
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: 'null' });
});

it.each([
  [204, 204],
  [205, 502],
  [304, 502],
])('answers a backend’s %i, which has no body, with %i', async (sent, expected) => {
  answer = (response) => response.writeHead(sent).end();
  expect((await get(`${url}/admin/api/about`)).status).toBe(expected);
});

it('passes the HTML of a policy on as plain text', async () => {
  answer = (response) => response.setHeader('Content-Type', 'text/html').end('<h2>Terms</h2>');
  const { headers, body } = await get(`${url}/admin/api/terms`);
  expect(headers['content-type']).toBe('text/plain; charset=UTF-8');
  expect(body.toString()).toBe('<h2>Terms</h2>');
});

it.each(['/admin/api/about', '/about'])(
  'follows no redirect beyond the configured base: %s',
  async (path) => {
    for (const target of [`http://localhost:${portOf(inner)}/metadata`, '/elsewhere', '//[']) {
      asked.length = 0;
      answer = (response, at) => {
        if (at !== '/base/about') return void json(response, {});
        response.writeHead(302, { Location: target }).end();
      };
      const { body } = await get(url + path);
      expect(body.toString()).not.toContain('inner secret');
      expect(asked.filter((each) => !each.startsWith('/base/'))).toEqual([]);
    }
  },
);

it('follows a redirect below the base', async () => {
  answer = (response, at) => {
    if (at === '/base/about/') return void json(response, { title: 'Moved' });
    response.writeHead(301, { Location: `${base()}/about/` }).end();
  };
  expect((await get(`${url}/admin/api/about`)).body.toString()).toContain('Moved');
});

it('gives up on a redirect that leads to itself', async () => {
  answer = (response) => response.writeHead(302, { Location: `${base()}/about` }).end();
  asked.length = 0;
  expect((await get(`${url}/admin/api/about`)).status).toBe(502);
  expect(asked.length).toBeLessThan(10);
});

it.each(['/admin/api/about', '/about'])('stops reading an endless answer: %s', async (path) => {
  let sent = 0;
  answer = (response, at) => {
    if (at !== '/base/about') return void json(response, {});
    const send = () => {
      while (sent < 400 && response.writable && response.write(megabyte)) sent += 1;
      if (sent >= 400) response.end();
    };
    response
      .setHeader('Content-Type', 'application/json')
      .on('drain', send)
      .on('error', () => {});
    send();
  };
  const { body } = await get(url + path);
  expect(body.length).toBeLessThan(megabyte.length);
  expect(sent).toBeLessThan(200);
});

it('stops unpacking a small answer that unpacks to a large one', async () => {
  const packed = gzipSync(Buffer.alloc(100 * megabyte.length));
  answer = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed);
  expect((await get(`${url}/admin/api/about`)).status).toBe(502);
});

it('waits a limited time for an answer that never ends', async () => {
  answer = (response) => response.write('{');
  const read = createBackendFetch(base(), { timeoutMs: 100 });
  await expect(read(`${base()}/about`)).rejects.toThrow();
});

const chunk = Buffer.alloc(16 * 1024, 'x');

it('passes on what our own calls would take, and nothing larger', async () => {
  answer = (response) => response.req.resume().on('end', () => json(response, {}));
  // Little more than is taken: a server that hangs up on a longer one may do so before its answer is read.
  const send = async (path: string, bytes: number) => {
    const chunks = Array.from({ length: Math.ceil(bytes / chunk.length) }, () => chunk);
    const body = ReadableStream.from(chunks);
    const headers = { 'Content-Type': 'x/y' };
    const sent = { method: 'POST', headers, body, duplex: 'half' } as const;
    return (await fetch(`${url}/admin/api${path}`, sent)).status;
  };
  asked.length = 0;
  expect(await send('/contact', maxFormBytes.texts + 1)).toBe(413);
  expect(await send('/franchise-owner', maxFormBytes.pictures + 1)).toBe(413);
  expect(asked).not.toContain('/base/contact');
  expect(asked).not.toContain('/base/franchise-owner');
  expect(await send('/franchise-owner', 1024 * 1024)).toBe(200);
});

it('tells the backend nothing of who asks', async () => {
  let heard: unknown;
  answer = (response) => {
    heard = response.req.headers;
    json(response, {});
  };
  await get(`${url}/admin/api/about`, {
    Cookie: 'office.session_token=secret',
    Authorization: 'Bearer secret',
    'Proxy-Authorization': 'secret',
    'X-Original-URL': '/secret',
    Accept: 'application/json',
  });
  expect(JSON.stringify(heard)).not.toContain('secret');
  expect(heard).toMatchObject({ accept: 'application/json' });
});
