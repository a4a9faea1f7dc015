import type { IncomingMessage } from 'node:http';

/** Null for a request that came by no connection, as one made inside this process. */
export function clientIpOf(
  request: IncomingMessage | undefined,
  trustProxy: boolean,
): string | null {
  const forwarded = trustProxy ? request?.headers['x-forwarded-for'] : undefined;
  // The visitor may have written any entry before the last one, which the proxy itself has written.
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return last || (request?.socket.remoteAddress ?? null);
}
