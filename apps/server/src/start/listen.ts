import { createServer, type RequestListener, type Server } from 'node:http';

/** Thrown with one readable sentence for the person who starts the server. */
export class CannotStart extends Error {}

const limits = {
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

export function listen(listener: RequestListener, port: number, host?: string): Promise<Server> {
  const server = createServer(limits, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Refuses what is new and finishes what runs. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=8080 npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new CannotStart(`Port ${port} is not allowed for this user. Choose one above 1023.`);
  }
  return error;
}
