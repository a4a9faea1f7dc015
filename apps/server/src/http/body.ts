import { randomUUID } from 'node:crypto';
import { CoreError, invalid } from '@naya/core/errors';
import { formElapsedHeader, formTrapHeader } from '@naya/contract/form-hints';
import type { FormHints } from '@naya/core/intake/spam';
import type { Sender } from '@naya/core/intake/submission';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

const jsonLimit = 100 * 1024;
const articleLimit = 1024 * 1024;
const formLimit = 27 * 1024 * 1024;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      const size = maxSize >= 1024 * 1024 ? `${maxSize / 1024 / 1024} MB` : `${maxSize / 1024} KB`;
      throw new CoreError('too_large', `This is too large; at most ${size} can be sent.`);
    },
  });

const readJson = createMiddleware<{ Variables: { body: unknown } }>(async (c, next) => {
  requireType(c, 'application/json');
  try {
    c.set('body', await c.req.json());
  } catch (error) {
    if (error instanceof CoreError) throw error;
    throw new CoreError('unreadable', 'The body is not readable JSON.');
  }
  await next();
});

const readForm = createMiddleware<{ Variables: { form: FormData } }>(async (c, next) => {
  requireType(c, 'multipart/form-data');
  try {
    c.set('form', await c.req.formData());
  } catch (error) {
    if (error instanceof CoreError) throw error;
    throw new CoreError('unreadable', 'The form could not be read.');
  }
  await next();
});

export const jsonBody = [limit(jsonLimit), readJson] as const;
/** For texts that people write at length. */
export const largeJsonBody = [limit(articleLimit), readJson] as const;
export const formBody = [limit(formLimit), readForm] as const;

function requireType(c: Context, type: string): void {
  const given = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new CoreError('wrong_type', `Please send this as ${type}.`);
}

/** Who sent it: the client-made id under which a retry gets the first answer, and the page it came from. */
export function senderOf(c: Context): Sender {
  return {
    key: requestKey(c),
    origin: c.req.header('Origin')?.slice(0, 200) ?? null,
    hints: hintsOf(c),
  };
}

/** The forms tell in headers how they were filled in, so that the payload stays the contract's. */
function hintsOf(c: Context): FormHints {
  const elapsed = c.req.header(formElapsedHeader) ?? '';
  return {
    trapped: Boolean(c.req.header(formTrapHeader)),
    elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : null,
  };
}

function requestKey(c: Context): string {
  const key = c.req.header('Idempotency-Key')?.trim();
  if (!key) return randomUUID();
  if (!uuid.test(key)) throw invalid({ 'Idempotency-Key': 'The key must be a UUID.' });
  return key.toLowerCase();
}
