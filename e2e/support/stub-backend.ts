// Another backend that speaks the primary call set, in whatever shape or failure a test asks for.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type StubAnswer = {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
  headers?: Record<string, string>;
  /** Answer only after this. */
  after?: Promise<unknown>;
  /** Close the connection without an answer. */
  hangUp?: boolean;
};

export type StubAnswers = Record<string, StubAnswer>;
export type Received = { path: string; body: string; headers: Record<string, unknown> };
export type StubState = { answers: StubAnswers; received: Received[] };

const prefix = '/admin/api';

async function answer(state: StubState, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://stub');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = decodeURIComponent(pathname.slice(prefix.length));
  const call = `${request.method} ${path}`;
  if (request.method !== 'GET') {
    const body = Buffer.concat(chunks).toString();
    state.received.push({ path, body, headers: request.headers });
  }
  const given = state.answers[call] ?? {
    json: request.method === 'GET' ? [] : { message: 'ok' },
  };
  await given.after;
  if (given.hangUp) return request.socket.destroy();
  response.writeHead(given.status ?? 200, {
    'Content-Type': given.type ?? 'application/json',
    ...given.headers,
  });
  response.end(given.text ?? JSON.stringify(given.json ?? null));
}

/** Answers by what `state` holds at that moment. */
export async function startStubBackend(state: StubState): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(state, request, response);
  });
  server.listen(0).unref();
  await once(server, 'listening');
  return server;
}
