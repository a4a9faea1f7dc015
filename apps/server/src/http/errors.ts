import {
  formatMessage,
  say,
  type Message,
  type PlainMessageCode,
} from '@naya/contract/messages/catalogue';
import { failureStatuses, type FailureCode } from '@naya/contract/failure-codes';
import { testModeHeader } from '@naya/contract/partners/key-header';
import { Conflict, CoreError, KeyReused, UnacceptedWarnings } from '@naya/core/errors';
import {
  isDatabaseAway,
  isDatabaseConflict,
  isDatabaseSlow,
  isOvertaken,
} from '@naya/db/database-away';
import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isStorageTrouble } from './storage-trouble.ts';
import { isTest } from './partner-of.ts';
import { TooMany } from './rate-limits.ts';
import { maskPath } from '../log/mask.ts';
import { currentRequestId } from '../log/request-id.ts';

/** The body of every failure. */
export const failureBody = (
  code: FailureCode,
  said: PlainMessageCode | Message,
  errors: Record<string, string> = {},
) => ({
  success: false,
  code,
  message: formatMessage(said),
  errors,
});

/** The same, marked when it was called with a test key. */
function failed(c: Context, ...failure: Parameters<typeof failureBody>) {
  const body = failureBody(...failure);
  if (!isTest(c)) return body;
  c.set('failureCode', body.code);
  c.set('failedFields', Object.keys(body.errors));
  c.header(testModeHeader, 'true');
  return { ...body, test: true };
}

export const retryAfterSeconds = 5;

/** The one place where a failure becomes an HTTP answer. */
export function answerError(log: Logger) {
  return (error: Error, c: Context): Response => {
    c.header('Cache-Control', 'no-store');
    const known = asCoreError(error);
    if (known) {
      if (known.cause) log.error({ err: known.cause }, 'a request ended half-way');
      if (isStorageTrouble(error)) log.error({ err: error }, 'the storage has trouble');
      // A check of ours that lacks its lock, or lets a wrong id pass, shows here.
      if (isOvertaken(error)) log.warn({ err: error }, 'a row was gone, or there before');
      if (known.code === 'unavailable') c.header('Retry-After', String(retryAfterSeconds));
      if (known instanceof TooMany) c.header('Retry-After', String(known.retryAfterSeconds));
      const { said, fields } = known;
      const current = known instanceof Conflict ? { current: known.current } : {};
      const warnings = known instanceof UnacceptedWarnings ? { warnings: known.warnings } : {};
      const code = known instanceof KeyReused ? 'conflict' : known.code;
      const body = { ...failed(c, code, said, fields), ...current, ...warnings };
      const status = failureStatuses[known.code];
      return c.json(status < 500 ? body : { ...body, requestId: currentRequestId() }, status);
    }
    log.error({ err: error, method: c.req.method, path: maskPath(c.req.path) }, 'request failed');
    return c.json({ ...failed(c, 'internal', 'internal'), requestId: currentRequestId() }, 500);
  };
}

/** The status of the answer that a failure becomes. */
export function statusOf(error: unknown): number {
  const known = error instanceof Error ? asCoreError(error) : null;
  return known ? failureStatuses[known.code] : 500;
}

function asCoreError(error: Error): CoreError | null {
  if (error instanceof CoreError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    const code = error.status === 413 ? 'too_large' : 'unreadable';
    return new CoreError(code, 'requestUnreadable');
  }
  if (isStorageTrouble(error)) {
    return new CoreError('unavailable', 'storageAway');
  }
  if (isDatabaseAway(error)) {
    return new CoreError('unavailable', 'databaseAway');
  }
  if (isDatabaseConflict(error)) {
    return new CoreError('unavailable', 'databaseConflict');
  }
  if (isOvertaken(error)) {
    return new CoreError('conflict', 'overtaken');
  }
  if (isDatabaseSlow(error)) {
    return new CoreError('unavailable', 'databaseSlow');
  }
  return null;
}

export function answerUnknown(c: Context): Response {
  return c.json(failed(c, 'not_found', 'nothingHere'), 404);
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The pages of the site take any address. */
const isOfCall = (path: string) => /^\/(?:admin\/)?api\//.test(path);

/** At an address that takes other methods, the answer names them. */
export function answerUnknownCall({ router }: Pick<Hono, 'router'>) {
  return (c: Context): Response => {
    const takes = (method: string) =>
      router
        .match(method, c.req.path)[0]
        .some(([[, route]]) => route.method === method && isOfCall(route.path));
    const allowed = methods.filter(takes);
    if (allowed.length === 0 || allowed.includes(c.req.method)) return answerUnknown(c);
    const names = allowed.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    c.header('Allow', names.join(', '));
    const said = say('methodNotAllowed', { methods: names.join(', ') });
    return c.json(failed(c, 'method_not_allowed', said), 405);
  };
}
