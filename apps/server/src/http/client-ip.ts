import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

/** The client IP of the request that is being answered; the calls its page makes in process belong to it. */
const clientIps = new AsyncLocalStorage<{ clientIp: string | null }>();

/** Decides for the whole request, once: a call in process keeps the IP of the visitor whose page makes it. */
export function decideClientIp(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const outer = clientIps.getStore();
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For') : undefined;
    const clientIp = outer ? outer.clientIp : (seenByProxy(forwarded) ?? connectedIp(c));
    c.set('clientIp', clientIp);
    return outer ? next() : clientIps.run({ clientIp }, next);
  };
}

/** Null for a request that nobody outside of this process has made. */
export function clientIpOf(c: Context): string | null {
  return (c.get('clientIp') as string | null | undefined) ?? null;
}

/** For the page cache, which answers ahead of the router. */
export function clientIpOfRequest(request: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? request.headers['x-forwarded-for']?.toString() : undefined;
  return seenByProxy(forwarded) ?? request.socket.remoteAddress ?? null;
}

/** The visitor writes the entries before the last, and may write anything. */
function seenByProxy(forwarded: string | undefined): string | null {
  return withoutPort(forwarded?.split(',').at(-1)?.trim() ?? '');
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string | null {
  const ip = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(ip) ? ip : null;
}

function connectedIp(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    // A request that is made in process has no connection.
    return null;
  }
}
