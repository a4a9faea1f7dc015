import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** The first free port from this one on. Low ones, since the system gives the high ones to outgoing connections. */
export async function findFreePort(from: number): Promise<number> {
  let port = from;
  while (!(await isFree(port))) port += 1;
  return port;
}
