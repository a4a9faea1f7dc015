import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { maxFormBytes } from '@naya/contract/constants';
import { CoreError, invalid } from '@naya/core/errors';
import { parseJson } from '@naya/contract/parse-json';
import {
  formElapsedHeader,
  formTrapHeader,
  type FormHints,
} from '@naya/contract/submissions/form-hints';
import type { ReceivedForm } from '@naya/core/submissions/received-form';
import type { Sender } from '@naya/core/submissions/submission';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { originOfPartner } from '../partners/partner-of.ts';
import { closeConnection, limitBody } from './body-size.ts';
import type { Limits } from './rate-limits.ts';
import { receiveForm, tooLarge, type FormRules } from './receive-form.ts';
import { slowestForm } from './require-rate.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const readJson = createMiddleware<{ Variables: { body: unknown } }>(async (c, next) => {
  requireType(c, 'application/json');
  try {
    c.set('body', parseJson(await c.req.text()));
  } catch (error) {
    if (error instanceof CoreError) throw error;
    throw new CoreError('unreadable', 'The body is not readable JSON.');
  }
  await next();
});

export const jsonBody = [limitBody(maxFormBytes.texts), readJson] as const;
/** For texts that people write at length. */
export const largeJsonBody = [limitBody(maxFormBytes.longTexts), readJson] as const;

/** A multipart form; its files lie in a folder of their own until the answer is made, whatever it is. */
export function formBody(uploadDir: string, files: Pick<FormRules, 'fileFields' | 'maxFileBytes'>) {
  return createMiddleware<{ Variables: { form: ReceivedForm } }>(async (c, next) => {
    requireType(c, 'multipart/form-data');
    const folder = await mkdtemp(join(uploadDir, 'form-'));
    try {
      const rules = { ...files, maxBytes: maxFormBytes.pictures, rate: slowestForm };
      c.set('form', await readForm(c, folder, rules));
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function readForm(c: Context, folder: string, rules: FormRules): Promise<ReceivedForm> {
  try {
    if (Number(c.req.header('Content-Length')) > rules.maxBytes) throw tooLarge(rules.maxBytes);
    return await receiveForm(c.req.raw.body, c.req.header('Content-Type') ?? '', folder, rules);
  } catch (error) {
    closeConnection(c);
    throw error;
  }
}

function requireType(c: Context, type: string): void {
  const given = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new CoreError('wrong_type', `Please send this as ${type}.`);
}

/** Reads the idempotency key, under which a retry gets the first answer, the Origin and the form's hints. */
export function senderOf(c: Context, { bySender }: Limits): Sender {
  return {
    key: requestKey(c),
    origin: c.req.header('Origin')?.slice(0, 200) ?? originOfPartner(c),
    hints: hintsOf(c),
    admit: (email) => bySender(c, email),
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
