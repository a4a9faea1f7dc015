import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../../src/env.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A store that keeps what it is sent, as long as `answer` is null; otherwise that answers in its place. */
export async function startFailingS3() {
  const objects = new Map<string, Buffer>();
  const store = { answer: null as Answer | null };
  const server = createServer((request, response) => {
    if (store.answer) return store.answer(request, response);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(request.url ?? '', Buffer.concat(chunks));
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const place: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'pictures',
    key: 'key',
    secret: 'secret',
  };
  return {
    objects,
    store,
    place,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
