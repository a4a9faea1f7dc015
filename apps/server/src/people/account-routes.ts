import { codeSchema } from '@naya/contract/accounts/forms';
import type { OpenSession, SecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { closeSessionSchema, ownNameSchema } from '@naya/contract/people/forms';
import { askForErasure, stopOwnErasure } from '@naya/core/compose/privacy/account-erasure';
import { CoreError, invalid, notFound } from '@naya/core/errors';
import { parse } from '@naya/core/parse';
import { renamePerson } from '@naya/db/people';
import { findAccountErasure } from '@naya/db/people-erasures';
import { deleteSession, listSessions } from '@naya/db/sign-in';
import { peopleTables } from '@naya/db/tables/people';
import { drawQr } from '../draw-qr.ts';
import { readTotp, reserveCode } from '../sign-in/totp.ts';
import type { Try } from '../sign-in/tries.ts';
import type { PeopleDeps, PersonContext, PersonRoute } from './route.ts';
import { answerSession } from './session.ts';

/** Signed-in people see and change their own account by these. */
export const accountRoutes: PersonRoute[] = [
  {
    method: 'get',
    path: '/sessions',
    access: 'people',
    async handle(c, { core }) {
      const sessions = await listSessions(core.db, peopleTables, c.var.person.id);
      const data = sessions.map((each) => ({ ...each, current: each.id === c.var.sessionId }));
      return c.json({ data } satisfies { data: OpenSession[] });
    },
  },
  {
    method: 'post',
    path: '/sessions/close',
    access: 'people',
    body: 'json',
    async handle(c, { core }) {
      const { session } = parse(closeSessionSchema, c.var.body);
      const isGone = await deleteSession(core.db, peopleTables, c.var.person.id, session);
      if (!isGone) throw notFound('Session');
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/name',
    access: 'people',
    body: 'json',
    async handle(c, { core }) {
      await renamePerson(core.db, c.var.person.id, parse(ownNameSchema, c.var.body).name);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/second-factor',
    access: 'people',
    body: 'json',
    async handle(c, { core, auth }) {
      const call = { body: {}, headers: c.var.sessionHeaders, asResponse: true } as const;
      const answer = await auth.api.enableTwoFactor(call);
      if (!answer.ok) throw new CoreError('conflict', 'secondFactorOn');
      const { url, secret, backupCodes } = await readTotp(core.db, answer, c.var.person.email);
      const setUp: SecondFactorSetUp = { url, secret, qr: drawQr(url), backup_codes: backupCodes };
      return c.json({ success: true, setUp });
    },
  },
  {
    method: 'post',
    path: '/second-factor/confirm',
    access: 'people',
    body: 'json',
    // The library opens a session in the place of this one, and every other has to show a code from now on.
    handle: async (c, deps) =>
      answerSession(c, deps.auth, await verifyCode(c, deps, { isFromApp: true }), {
        success: true,
      }),
  },
  {
    method: 'post',
    path: '/second-factor/off',
    access: 'people',
    body: 'json',
    async handle(c, deps) {
      await verifyCode(c, deps, { isFromApp: false });
      const call = { body: {}, headers: c.var.sessionHeaders, asResponse: true } as const;
      return answerSession(c, deps.auth, await deps.auth.api.disableTwoFactor(call), {
        success: true,
      });
    },
  },
  {
    method: 'get',
    path: '/erasure',
    access: 'people',
    async handle(c, { core }) {
      const asked = await findAccountErasure(core.db, { person_id: c.var.person.id });
      return c.json({ due_at: asked?.due_at ?? null });
    },
  },
  {
    method: 'post',
    path: '/erasure',
    access: 'people',
    async handle(c, { core }) {
      await askForErasure(core, c.var.person);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/erasure/stop',
    access: 'people',
    async handle(c, { core }) {
      await stopOwnErasure(core, c.var.person);
      return c.json({ success: true });
    },
  },
];

/** Counted for the person, however many sessions they open: at most 105 guesses a day (`own` in try-rules). */
const triesOf = (personId: string): Try[] => [
  { rule: 'session', subject: `second factor ${personId}` },
];

/** A code of the app, each good once, or one of the backup codes. */
export async function verifyCode(
  c: PersonContext,
  { auth, limits }: PeopleDeps,
  { isFromApp }: { isFromApp: boolean },
): Promise<Response> {
  const { code } = parse(codeSchema, c.var.body);
  const { id } = c.var.person;
  const call = { body: { code }, headers: c.var.sessionHeaders, asResponse: true } as const;
  const isTotp = /^\d{6}$/.test(code);
  const { internalAdapter } = await auth.$context;
  const refusal = invalid({ code: 'This code is not right, or was used before.' });
  return limits.guess(triesOf(id), refusal, async () => {
    if (!isTotp) return isFromApp ? null : auth.api.verifyBackupCode(call);
    const answer = await auth.api.verifyTOTP(call);
    return answer.ok && (await reserveCode(internalAdapter, id, code)) ? answer : null;
  });
}
