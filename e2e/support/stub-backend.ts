// Another backend that speaks the primary call set, in whatever shape or failure a test asks for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export type StubAnswer = {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
  headers?: Record<string, string>;
  /** Answer only after this many milliseconds. */
  delay?: number;
  /** Close the connection without an answer. */
  hangUp?: boolean;
};

const prefix = '/admin/api';
let answers: Record<string, StubAnswer> = {};
let received: { path: string; body: string; headers: Record<string, unknown> }[] = [];

const server = createServer((request, response) => {
  void answer(request, response);
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://stub');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const send = (status: number, text: string, type: string, headers = {}) =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(text);

  if (pathname === '/__stub') {
    if (request.method === 'PUT') {
      answers = JSON.parse(body) as typeof answers;
      received = [];
    }
    return send(200, JSON.stringify(received), 'application/json');
  }
  const path = decodeURIComponent(pathname.slice(prefix.length));
  const call = `${request.method} ${path}`;
  if (request.method !== 'GET') received.push({ path, body, headers: request.headers });
  const given = answers[call] ?? { json: call.startsWith('GET') ? [] : { message: 'ok' } };
  if (given.delay) await new Promise((resolve) => setTimeout(resolve, given.delay));
  if (given.hangUp) return request.socket.destroy();
  const text = given.text ?? JSON.stringify(given.json ?? null);
  return send(given.status ?? 200, text, given.type ?? 'application/json', given.headers);
}

server.listen(Number(process.env['PORT']));
await once(process, 'SIGTERM');
server.closeAllConnections();
server.close();
