import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRouter } from '../src/api/router.ts';
import { answerError } from '../src/http/errors.ts';
import { siteRoutes } from '../src/http/site.ts';
import { listen, stopListening } from '../src/start/listen.ts';
import { useApi } from './support/api.ts';

const api = useApi();
const impatient = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
let server: Server;
let port = 0;
beforeAll(async () => {
  const listener = getRequestListener((request, env) => api.app.fetch(request, env));
  server = await listen((...each) => void listener(...each), 0, '127.0.0.1', impatient);
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => stopListening(server));

/** Sends exactly that, and gives all that comes back until the server hangs up. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}
const head = (path: string, ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...more].join('\r\n');

describe('who sends', () => {
  it('half a header is cut off', async () => {
    expect(await send('GET / HTTP/1.1\r\nHost: local')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('half a body is cut off', async () => {
    const sent = head('/admin/api/contact', 'Content-Type: application/json', 'Content-Length: 50');
    expect(await send(`${sent}\r\n\r\n{"name":`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('half a form is cut off', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const sent = head('/admin/api/franchise-owner', type, 'Content-Length: 5000');
    expect(await send(`${sent}\r\n\r\n--x\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('an endless URL hears so', async () => {
    const answer = await send(`GET /?${'x'.repeat(9_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('This address is too long.');
  });

  it('endless headers hears so', async () => {
    const answer = await send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('no HTTP at all hears so', async () => {
    expect(await send('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

/** A connection to the server itself, on which the head of a form has been sent. */
async function beginForm(megabytes: number, type = 'multipart/form-data; boundary=x') {
  const listener = getRequestListener((request, env) => api.app.fetch(request, env));
  const own = await listen((...each) => void listener(...each), 0, '127.0.0.1');
  const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
  const megabyte = Buffer.alloc(1024 * 1024);
  const length = `Content-Length: ${megabytes * megabyte.length}`;
  socket.write(`${head('/api/franchise-owner', `Content-Type: ${type}`, length)}\r\n\r\n`);
  const body = Array.from({ length: megabytes }, () => megabyte);
  const sendBody = () => pipeline(body, socket, { end: false });
  return { socket, sendBody, [Symbol.asyncDispose]: () => stopListening(own) };
}

describe('a form that is refused unread', () => {
  it.each([
    [28, 413, 'too_large'],
    [60, 413, 'too_large'],
    [120, 413, 'too_large'],
  ])('of %i MB: who sends all before reading hears %i %s', async (megabytes, status, code) => {
    await using form = await beginForm(megabytes);
    await form.sendBody();
    const answer = await text(form.socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
  });

  it.each([
    [120, 'multipart/form-data; boundary=x', 413],
    [80, 'text/plain', 413],
    [20, 'text/plain', 415],
  ])('of %i MB in %s is answered by %i while it is sent', async (megabytes, type, status) => {
    await using form = await beginForm(megabytes, type);
    const [answer] = (await once(form.socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} .*"errors":\\{\\}\\}$`, 's'),
    );
    // A connection that was closed meanwhile would be reset here.
    await form.sendBody();
    await text(form.socket);
  });

  it('is not waited for when nothing more of it comes', async () => {
    await using form = await beginForm(60);
    expect(await text(form.socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

const megabytes55 = 55 * 1024 * 1024;
const paths = ['/', '/contact', '/admin/api/contact', '/api/investor', '/admin/api/unknown'];
const inOffice = ['/office/api/sign-in', '/office/api/franchises', '/admin/x', '/healthz'];

it.each([...paths, ...inOffice])('%s reads no endless body', async (path) => {
  const socket = connect(port, '127.0.0.1');
  const type = 'Content-Type: application/json';
  socket.write(`${head(path, type, `Content-Length: ${megabytes55}`)}\r\n\r\n{`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.toString().toLowerCase()).toContain('connection: close');
});

it('a page reads no body that does not say how long it is, and goes on', async () => {
  const pages = siteRoutes(
    import.meta.dirname,
    async (request) => new Response(await request.text()),
  );
  const app = newRouter().route('/', pages);
  app.onError(answerError(pino({ level: 'silent' })));
  const send = (chunks: number) => {
    const megabyte = new Uint8Array(1024 * 1024);
    const body = ReadableStream.from(Array.from({ length: chunks }, () => megabyte));
    return app.request('/contact', { method: 'POST', body, duplex: 'half' });
  };
  expect((await send(55)).status).toBe(413);
  expect((await send(2)).status).toBe(200);
});
