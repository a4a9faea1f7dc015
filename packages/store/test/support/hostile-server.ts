import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type Behaviour = (response: ServerResponse, path: string) => void;

const json = { 'Content-Type': 'application/json' };

/** The ways in which a server fails, by name. */
export const failures = {
  'no answer': (response) => response.destroy(),
  '500 with a body': (response) =>
    response.writeHead(500, json).end('{"message":"The till is jammed"}'),
  '500 with a text': (response) => response.writeHead(500).end('The till is jammed'),
  '500 without a body': (response) => response.writeHead(500).end(),
  'bad JSON': (response) => response.writeHead(200, json).end('[{"id": 1,'),
  'an empty answer': (response) => response.writeHead(200, json).end(),
} satisfies Record<string, Behaviour>;

export type HostileServer = { url: string; behave: (behaviour: Behaviour) => void };

export function answer(data: unknown): Behaviour {
  return (response) => response.writeHead(200, json).end(JSON.stringify(data));
}

/** A server that does what a test tells it to, and nothing else. */
export function useHostileServer(): HostileServer {
  let behaviour: Behaviour = failures['no answer'];
  const server = createServer((request, response) => behaviour(response, request.url ?? ''));
  const hostile: HostileServer = {
    url: '',
    behave: (next) => {
      behaviour = next;
    },
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, () => resolve()));
    hostile.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return hostile;
}
