import { Conflict, CoreError, UnacceptedWarnings, type ErrorCode } from '@naya/core/errors';
import { isDatabaseAway, isDatabaseSlow } from '@naya/db/database-away';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { StorageAway } from '../media/file-store.ts';
import { isDiskFull } from './disk-full.ts';
import { TooMany } from './rate-limits.ts';
import { maskPath } from '../start/mask.ts';
import { currentRequestId } from './request-id.ts';

const statuses = {
  not_found: 404,
  expired: 410,
  signed_out: 401,
  forbidden: 403,
  conflict: 409,
  unreadable: 400,
  invalid: 422,
  too_large: 413,
  wrong_type: 415,
  too_slow: 408,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

export const retryAfterSeconds = 5;

/** The one place where a failure becomes an HTTP answer. */
export function answerError(log: Logger) {
  return (error: Error, c: Context): Response => {
    c.header('Cache-Control', 'no-store');
    const known = asCoreError(error);
    if (known) {
      if (isStorageTrouble(error)) log.error({ err: error }, 'the storage has trouble');
      if (known.code === 'unavailable') c.header('Retry-After', String(retryAfterSeconds));
      if (known instanceof TooMany) c.header('Retry-After', String(known.retryAfterSeconds));
      const { message, fields } = known;
      const current = known instanceof Conflict ? { current: known.current } : {};
      const warnings = known instanceof UnacceptedWarnings ? { warnings: known.warnings } : {};
      const body = { success: false, message, errors: fields, ...current, ...warnings };
      const status = statuses[known.code];
      return c.json(status < 500 ? body : { ...body, requestId: currentRequestId() }, status);
    }
    log.error({ err: error, method: c.req.method, path: maskPath(c.req.path) }, 'request failed');
    const message = 'Something went wrong on our side.';
    return c.json({ success: false, message, errors: {}, requestId: currentRequestId() }, 500);
  };
}

/** The status of the answer that a failure becomes. */
export function statusOf(error: unknown): number {
  const known = error instanceof Error ? asCoreError(error) : null;
  return known ? statuses[known.code] : 500;
}

function asCoreError(error: Error): CoreError | null {
  if (error instanceof CoreError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    const code = error.status === 413 ? 'too_large' : 'unreadable';
    return new CoreError(code, error.message || 'The request could not be read.');
  }
  if (isStorageTrouble(error)) {
    return new CoreError(
      'unavailable',
      'We cannot store or read this now. Please try again later.',
    );
  }
  if (isDatabaseAway(error)) {
    return new CoreError('unavailable', 'We cannot reach our database. Please try again shortly.');
  }
  if (isDatabaseSlow(error)) {
    return new CoreError('unavailable', 'This took too long. Please try again shortly.');
  }
  return null;
}

const isStorageTrouble = (error: Error) => isDiskFull(error) || error instanceof StorageAway;

export function answerUnknown(c: Context): Response {
  return c.json({ success: false, message: 'There is nothing at this address.', errors: {} }, 404);
}
