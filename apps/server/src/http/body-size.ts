import type { HttpBindings } from '@hono/node-server';
import { maxFormBytes } from '@naya/contract/constants';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { limitBytes, tooLarge } from './receive-form.ts';

/** Twice the largest form: up to that the forms' own routes say that it is too large, in their own way. */
const largestBody = 2 * maxFormBytes.pictures;

const isAnnounced = ({ req }: Context) =>
  req.header('Content-Length') !== undefined && !req.header('Transfer-Encoding');

/** The rest of the body is not read, so nothing else can come by the same connection. */
export function closeConnection(c: Context): void {
  c.header('Connection', 'close');
}

/** So much of a body that is too large is read past before it is refused, for so long, and only while it keeps coming. */
export const readPast = { maxBytes: 4 * maxFormBytes.pictures, maxMs: 30_000, idleMs: 300 };

/** Refuses an announced body of which nothing has been read. Most clients look for an answer only when they have sent all. */
export async function refuseSize(c: Context, maxSize: number): Promise<never> {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const isShort = Number(c.req.header('Content-Length')) <= readPast.maxBytes;
  if (incoming && isShort && !incoming.readableDidRead) await discardBody(incoming);
  closeConnection(c);
  throw tooLarge(maxSize);
}

async function discardBody(incoming: HttpBindings['incoming']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timers = [setTimeout(resolve, readPast.maxMs), setTimeout(resolve, readPast.idleMs)];
  incoming.on('data', () => timers[1]?.refresh());
  incoming.once('end', resolve).once('close', resolve);
  await promise;
  for (const timer of timers) clearTimeout(timer);
  incoming.pause();
}

/** Refuses a body whose Content-Length is too large before any route runs. */
export const limitAnnouncedSize = createMiddleware(async (c, next) => {
  if (Number(c.req.header('Content-Length')) > largestBody) {
    await refuseSize(c, maxFormBytes.pictures);
  }
  await next();
});

/** Refuses a larger body, for routes that read it whole. */
export function limitBody(maxSize: number) {
  const onError = (c: Context) => {
    closeConnection(c);
    throw tooLarge(maxSize);
  };
  const counted = bodyLimit({ maxSize, onError });
  return createMiddleware(async (c, next) => {
    // Node reads no further than the announced size. `bodyLimit` would make a stream of this body too, for 100 µs.
    if (!isAnnounced(c)) return counted(c, next);
    if (Number(c.req.header('Content-Length')) > maxSize) await refuseSize(c, maxSize);
    await next();
    return undefined;
  });
}

/** For pages, which read bodies themselves: a body without Content-Length is counted while they read it. */
export const limitUnannouncedBody = createMiddleware(async (c, next) => {
  const { body, method } = c.req.raw;
  if (body && !isAnnounced(c)) {
    const counted = ReadableStream.from(limitBytes(largestBody)(body));
    c.req.raw = new Request(c.req.raw, { method, body: counted, duplex: 'half' });
  }
  await next();
});
