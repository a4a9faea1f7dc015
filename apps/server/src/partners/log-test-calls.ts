import { apiPaths } from '@naya/contract/api/paths';
import type { Context as CoreContext } from '@naya/core/context';
import { insertTestCall } from '@naya/db/partners/test-calls';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { replayedHeader } from '../http/body.ts';
import { currentRequestId } from '../log/request-id.ts';
import { isTest, partnerOf } from '../http/partner-of.ts';

const { investor, contact, franchiseOwner } = apiPaths;
const forms = new Set([investor, contact, franchiseOwner].map((path) => `/api${path}`));
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What is too large names its field as its sender does, who may write anything there. */
const refusedFields = (c: Context, code: string | null): string[] =>
  code === 'too_large' ? [] : ((c.get('failedFields') as string[] | undefined) ?? []);

/** Stores for the partner's page what became of each form with its test key, before the answer goes; it goes without, too. */
export function logTestCalls({ db }: CoreContext, log: Logger): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const partner = isTest(c) ? partnerOf(c) : null;
    if (!partner || readMethods.has(c.req.method)) return;
    // Another path may hold anything, an e-mail too.
    const path = forms.has(c.req.path) ? c.req.path : '/api/…';
    const { status } = c.res;
    const code = (c.get('failureCode') as string | undefined) ?? null;
    const call = {
      partner_id: partner.id,
      call: `${c.req.method} ${path}`,
      status,
      code,
      fields: refusedFields(c, code),
      request_id: currentRequestId() ?? null,
      is_replay: c.res.headers.get(replayedHeader) === 'true',
    };
    await insertTestCall(db, call).catch((error: unknown) => {
      log.warn({ err: error }, 'a call with a test key was not logged');
    });
  };
}
