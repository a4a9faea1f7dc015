import { largestForm } from '@naya/contract/constants';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { atMost, tooLarge } from '../submissions/receive-form.ts';

/** Twice the largest form: up to that the forms' own routes say that it is too large, in their own way. */
const largestBody = 2 * largestForm.pictures;

const isAnnounced = ({ req }: Context) =>
  req.header('Content-Length') !== undefined && !req.header('Transfer-Encoding');

/** The rest of the body is not read, so nothing else can come by the same connection. */
export function hangUp(c: Context): void {
  c.header('Connection', 'close');
}

/** Ahead of every route. */
export const announcedSize = createMiddleware(async (c, next) => {
  if (Number(c.req.header('Content-Length')) > largestBody) {
    hangUp(c);
    throw tooLarge(largestForm.pictures);
  }
  await next();
});

/** For bodies that are read whole. */
export function limitBody(maxSize: number) {
  const onError = (c: Context) => {
    hangUp(c);
    throw tooLarge(maxSize);
  };
  const counted = bodyLimit({ maxSize, onError });
  return createMiddleware(async (c, next) => {
    // Node reads no further than the announced size, so such a body need not become a stream first.
    if (!isAnnounced(c)) return counted(c, next);
    if (Number(c.req.header('Content-Length')) > maxSize) onError(c);
    await next();
    return undefined;
  });
}

/** For pages, which read bodies in their own way: what does not say its size is counted while they read it. */
export const countedBody = createMiddleware(async (c, next) => {
  const { body, method } = c.req.raw;
  if (body && !isAnnounced(c)) {
    const counted = ReadableStream.from(atMost(largestBody)(body));
    c.req.raw = new Request(c.req.raw, { method, body: counted, duplex: 'half' });
  }
  await next();
});
