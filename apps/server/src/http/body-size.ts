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

/** Refuses a body whose Content-Length is too large before any route runs. */
export const limitAnnouncedSize = createMiddleware(async (c, next) => {
  if (Number(c.req.header('Content-Length')) > largestBody) {
    closeConnection(c);
    throw tooLarge(maxFormBytes.pictures);
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
    if (Number(c.req.header('Content-Length')) > maxSize) onError(c);
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
