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

/** As nginx's `lingering_close`: for so long the rest of a refused body is read past, and only while it keeps coming. */
export const lingering = { maxMs: 30_000, idleMs: 5_000 };

/**
 * A refusal is sent at once, and the connection closed when the client has sent the rest of its body or has hung up. Closed before,
 * it would be reset, and a client that is still sending would lose the answer.
 */
export const answerBeforeClosing = createMiddleware(async (c, next) => {
  await next();
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Who has sent too slowly is not waited for once more.
  if (!incoming || incoming.complete || c.res.status < 400 || c.res.status === 408) return;
  const answer = new Uint8Array(await c.res.arrayBuffer());
  const ended = new AbortController();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(answer);
      await discardBody(incoming, ended.signal);
      if (!ended.signal.aborted) controller.close();
    },
    cancel: () => ended.abort(),
  });
  c.res = new Response(body, c.res);
  c.header('Content-Length', String(answer.length));
  c.header('Connection', 'close');
});

async function discardBody(incoming: HttpBindings['incoming'], ended: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timers = [setTimeout(resolve, lingering.maxMs), setTimeout(resolve, lingering.idleMs)];
  incoming.on('data', () => timers[1]?.refresh());
  for (const event of ['end', 'close', 'error']) incoming.once(event, resolve);
  ended.addEventListener('abort', () => resolve());
  await promise;
  for (const timer of timers) clearTimeout(timer);
}

/** Refuses a body whose Content-Length is too large before any route runs. */
export const limitAnnouncedSize = createMiddleware(async (c, next) => {
  if (Number(c.req.header('Content-Length')) > largestBody) throw tooLarge(maxFormBytes.pictures);
  await next();
});

/** Refuses a larger body, for routes that read it whole. */
export function limitBody(maxSize: number) {
  const onError = () => {
    throw tooLarge(maxSize);
  };
  const counted = bodyLimit({ maxSize, onError });
  return createMiddleware(async (c, next) => {
    // Node reads no further than the announced size. `bodyLimit` would make a stream of this body too, for 100 µs.
    if (!isAnnounced(c)) return counted(c, next);
    if (Number(c.req.header('Content-Length')) > maxSize) throw tooLarge(maxSize);
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
