import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpApi } from '../../src/api/client.ts';
import type { ReadReport } from '../../src/api/port.ts';

type Seen = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};
export type Answer = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** A real backend on a free port that gives the next answer and remembers what it was asked. */
export async function startBackend() {
  const seen: Seen[] = [];
  let answer: Answer | 'hang up' | 'hang' = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      if (answer === 'hang up') request.socket.destroy();
      else if (answer !== 'hang') {
        const { status = 200, type = 'application/json', body = '' } = answer;
        response.writeHead(status, { 'content-type': type, ...answer.headers }).end(body);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const reports: ReadReport[] = [];
  return {
    api: createHttpApi({
      fetch: (url, init) => fetch(url, init),
      baseUrl: `http://127.0.0.1:${port}/admin/api/`,
      onRead: (report) => reports.push(report),
    }),
    seen,
    reports,
    answer(next: Answer | 'hang up' | 'hang') {
      answer = next;
    },
    answerJson(body: unknown, status = 200) {
      answer = { status, body: JSON.stringify(body) };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;
