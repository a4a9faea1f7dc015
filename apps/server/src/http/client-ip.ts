import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

type Sender = {
  clientIp: string | null;
  /** Aborted when nobody waits for the answer any more. */
  ended?: AbortSignal;
};
/** Who sent the request that is being answered; the calls its page makes in process belong to it. */
const senders = new AsyncLocalStorage<Sender>();

export const currentSender = (): Sender => senders.getStore() ?? { clientIp: null };

/** Decides for the whole request, once: a call in process keeps the IP of the visitor whose page makes it. */
export function decideClientIp(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const outer = senders.getStore();
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For') : undefined;
    const clientIp = outer ? outer.clientIp : (seenByProxy(forwarded) ?? connectedIp(c));
    c.set('clientIp', clientIp);
    return outer ? next() : senders.run({ clientIp, ended: c.req.raw.signal }, next);
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

/** Given as `env` with a request that never leaves this process. */
export const inProcessEnv = { isInside: true };

const networkGroups = 4;

/**
 * The key under which a limit counts a client IP. IPv4 counts by itself, also when it is written as IPv6 (::ffff:192.0.2.1);
 * IPv6 by its /64, because one subscriber has all 2^64 addresses of it. Anything else stays as it is.
 */
export function ipKey(clientIp: string): string {
  const [ip = ''] = clientIp.trim().toLowerCase().split('%');
  if (isIPv4(ip) || !isIPv6(ip)) return ip;
  const groups = readGroups(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return groups.slice(6).flatMap(readBytes).join('.');
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser writes a dotted end in hexadecimal. */
function readGroups(ip: string): number[] {
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [readHex(head), readHex(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

const readHex = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
const readBytes = (group: number) => [group >> 8, group & 0xff];
