import type { Context } from 'hono';

export const limitHeaders = ['RateLimit', 'RateLimit-Policy'];

/** How much of a limit is left to whoever asks. `unit` is what is counted where it is not requests. */
export type Standing = {
  name: string;
  quota: number;
  windowSeconds: number;
  left: number;
  resetSeconds: number;
  unit?: string;
};

const isCall = /^\/(?:admin\/)?api\//;

/** By the IETF's draft "RateLimit header fields for HTTP", so that a program slows down before it is refused. */
export function setLimitHeaders(c: Context, standing: Standing): void {
  if (!isCall.test(c.req.path)) return;
  const { name, quota, windowSeconds, left, resetSeconds, unit } = standing;
  const append = { append: true };
  c.header(
    'RateLimit-Policy',
    `"${name}";q=${quota};w=${windowSeconds}${unit ? `;qu="${unit}"` : ''}`,
    append,
  );
  c.header(
    'RateLimit',
    `"${name}";r=${Math.max(0, Math.floor(left))};t=${Math.ceil(resetSeconds)}`,
    append,
  );
}
