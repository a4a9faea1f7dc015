import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** Thrown with one readable sentence for the person who starts the server. */
export class CannotStart extends Error {}

/** Node answers 408 to slow senders and 431 to headers that are too long, and closes the connection. */
const limits = {
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the proxies in front keep theirs.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
const maxUrlLength = 8 * 1024;
const closeIdleEveryMs = 50;

type PortVariable = 'PORT' | 'JOBS_PORT';

type ListenOptions = Partial<typeof limits> & {
  /** Which variable named the port. */
  variable?: PortVariable;
  /** Aborted when this process is about to end: answers close their connections from then on. */
  stopping?: AbortSignal;
};

export function listen(
  listener: RequestListener,
  port: number,
  host?: string,
  { stopping, variable = 'PORT', ...stricter }: ListenOptions = {},
): Promise<Server> {
  const server = createServer({ ...limits, ...stricter }, (request, response) => {
    if (stopping?.aborted) response.setHeader('Connection', 'close');
    if ((request.url?.length ?? 0) > maxUrlLength) refuseLongUrl(response);
    else listener(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, variable)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Asked before anything else is opened, which takes its time. */
export async function requireFreePort(
  port: number,
  host?: string,
  variable?: PortVariable,
): Promise<void> {
  if (port === 0) return;
  const server = await listen(() => {}, port, host, variable && { variable });
  await new Promise((resolve) => server.close(resolve));
}

function refuseLongUrl(response: ServerResponse): void {
  response.writeHead(414, { 'Content-Type': 'application/json', Connection: 'close' });
  const message = 'This address is too long.';
  response.end(JSON.stringify({ success: false, code: 'too_large', message, errors: {} }));
}

/**
 * Refuses what is new and finishes what runs; a connection is closed as soon as it has nothing to do, and one that is still busy
 * after `patienceMs` in any case: a client that stopped reading must not keep the database from being closed in order.
 */
export async function stopListening(server: Server, patienceMs = 5_000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function explain(error: NodeJS.ErrnoException, port: number, variable: PortVariable): Error {
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is in use. Stop what listens there, or choose another: ${variable}=8080 npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new CannotStart(
      `Port ${port} is not allowed for this user. Choose one above 1023 for ${variable}.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new CannotStart('HOST is no address of this machine. Correct it, or leave it out.');
  }
  return error;
}
