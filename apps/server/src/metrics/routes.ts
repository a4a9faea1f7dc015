import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Registry } from 'prom-client';

/** Answers only to the right token, compared in constant time. */
export function metricsRoutes(token: string, register: Registry) {
  const wanted = digest(`Bearer ${token}`);
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), wanted)) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('The token is missing or wrong.\n', 401);
    }
    return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType });
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
