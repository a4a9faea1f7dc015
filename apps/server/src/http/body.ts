import { say } from '@naya/contract/messages/catalogue';
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
import type { PictureSender } from '@naya/core/media-store';
import type { ReceivedForm, Sender } from '@naya/core/submissions/received-form';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isTest, originOfPartner, partnerOf } from './partner-of.ts';
import { limitBody } from './body-size.ts';
import { currentSender } from './client-ip.ts';
import type { Limits } from './rate-limits.ts';
import { receiveForm, type FormRules, slowestForm, tooLarge } from './receive-form.ts';
import { StorageAway } from './storage-trouble.ts';

/** On the answer to a form that was stored before under the same key. */
export const replayedHeader = 'Idempotency-Replayed';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const readJson = createMiddleware<{ Variables: { body: unknown } }>(async (c, next) => {
  requireType(c, 'application/json');
  try {
    c.set('body', parseJson(await c.req.text()));
  } catch (error) {
    if (error instanceof CoreError) throw error;
    throw new CoreError('unreadable', 'jsonUnreadable');
  }
  await next();
});

export const jsonBody = [limitBody(maxFormBytes.texts), readJson] as const;
/** For texts that people write at length. */
export const largeJsonBody = [limitBody(maxFormBytes.longTexts), readJson] as const;

/** A multipart form; its files lie in a folder of their own until the answer is made, whatever it is. */
export function formBody(
  uploadDir: string,
  limits: Limits,
  files: Pick<FormRules, 'fileFields' | 'maxFileBytes'>,
) {
  return createMiddleware<{ Variables: { form: ReceivedForm } }>(async (c, next) => {
    requireType(c, 'multipart/form-data');
    const folder = await mkdtemp(join(uploadDir, 'form-')).catch((cause: unknown) => {
      throw new StorageAway('The folder of uploads cannot be used.', { cause });
    });
    try {
      const rules = { ...files, maxBytes: maxFormBytes.pictures, rate: slowestForm };
      const form = await readForm(c, folder, rules);
      c.set('form', { ...form, sender: pictureSenderOf(c, limits) });
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Guards of the office and of brands have found out who is signed in. */
function pictureSenderOf(c: Context, { clientKey }: Limits): PictureSender {
  const { actor, person = actor } = c.var as { actor?: { id: string }; person?: { id: string } };
  const { clientIp, ended } = currentSender();
  return { isSignedIn: Boolean(person), key: person?.id ?? clientKey(clientIp), ended };
}

async function readForm(c: Context, folder: string, rules: FormRules): Promise<ReceivedForm> {
  if (Number(c.req.header('Content-Length')) > rules.maxBytes) throw tooLarge(rules.maxBytes);
  return receiveForm(c.req.raw.body, c.req.header('Content-Type') ?? '', folder, rules);
}

function requireType(c: Context, type: string): void {
  const given = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new CoreError('wrong_type', say('wrongType', { type }));
}

/** Reads the idempotency key, under which a retry gets the first answer, the Origin and the form's hints. */
export function senderOf(c: Context, { bySender, mailsBy }: Limits): Sender {
  let giveBack = async () => {};
  return {
    key: requestKey(c),
    origin: c.req.header('Origin')?.slice(0, 200) ?? originOfPartner(c),
    partner_id: partnerOf(c)?.id ?? null,
    isTest: isTest(c),
    hints: hintsOf(c),
    counted: mailsBy(c),
    async admit(email) {
      giveBack = await bySender(c, email);
    },
    async onReplay() {
      c.header(replayedHeader, 'true');
      await giveBack();
    },
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
