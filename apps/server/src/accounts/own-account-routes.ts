import type { OfficeSecondFactorSetUp, OpenSession } from '@naya/contract/accounts/sessions';
import {
  changePasswordSchema,
  codeSchema,
  passwordOnlySchema,
} from '@naya/contract/accounts/forms';
import { invalid, notFound, type CoreError } from '@naya/core/errors';
import { parse } from '@naya/core/submissions/submission';
import {
  deleteResetLinksOf,
  deleteSession,
  findUser,
  listSessions,
} from '@naya/db/accounts/office';
import { answerWithCookies } from '../office/answer-with-cookies.ts';
import { everyone, type OfficeContext, type OfficeRoute } from '../office/route.ts';
import { readTotp } from './read-totp.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { sessionTries } from './try-rules.ts';

const wrongPassword = () => invalid({ password: 'This is not your password.' });

/** Routes by which every user reads and changes their own account. */
export const accountRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/account',
    access: everyone,
    handle: async (c, { core }) => c.json(await findUser(core.db, c.var.actor.id)),
  },
  {
    method: 'post',
    path: '/account/password',
    access: everyone,
    body: 'json',
    async handle(c, { auth, core, limits }) {
      const { current, password } = parse(changePasswordSchema, c.var.body);
      const call = {
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers: c.req.raw.headers,
        asResponse: true,
      } as const;
      const refusal = invalid({ current: 'This is not your password.' });
      const answer = await callWithinLimit(c, limits, 'password', refusal, () =>
        auth.api.changePassword(call),
      );
      await deleteResetLinksOf(core.db, c.var.actor.id);
      return answerWithCookies(c, answer, { success: true });
    },
  },
  {
    method: 'get',
    path: '/account/sessions',
    access: everyone,
    async handle(c, { core }) {
      const sessions = await listSessions(core.db, c.var.actor.id);
      const data = sessions.map((each) => ({ ...each, current: each.id === c.var.sessionId }));
      return c.json({ data, total: data.length } satisfies { data: OpenSession[]; total: number });
    },
  },
  {
    method: 'delete',
    path: '/account/sessions/:id',
    access: everyone,
    async handle(c, { core }) {
      const gone = await deleteSession(core.db, c.var.actor.id, c.req.param('id') ?? '');
      if (!gone) throw notFound('Session');
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/account/two-factor',
    access: everyone,
    body: 'json',
    async handle(c, { core, auth, limits }) {
      const { password } = parse(passwordOnlySchema, c.var.body);
      const call = { body: { password }, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = await callWithinLimit(c, limits, 'password', wrongPassword(), () =>
        auth.api.enableTwoFactor(call),
      );
      const { url, secret, backupCodes } = await readTotp(core.db, answer, c.var.actor.email);
      const setUp: OfficeSecondFactorSetUp = { uri: url, secret, backupCodes };
      return answerWithCookies(c, answer, setUp);
    },
  },
  {
    method: 'post',
    path: '/account/two-factor/code',
    access: everyone,
    body: 'json',
    async handle(c, { auth, limits }) {
      const { code } = parse(codeSchema, c.var.body);
      const call = { body: { code }, headers: c.req.raw.headers, asResponse: true } as const;
      const refusal = invalid({ code: 'This code is not right.' });
      const answer = await callWithinLimit(c, limits, 'code', refusal, () =>
        auth.api.verifyTOTP(call),
      );
      return answerWithCookies(c, answer, { success: true });
    },
  },
  {
    method: 'post',
    path: '/account/two-factor/off',
    access: everyone,
    body: 'json',
    async handle(c, { auth, limits }) {
      const { password } = parse(passwordOnlySchema, c.var.body);
      const call = { body: { password }, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = await callWithinLimit(c, limits, 'password', wrongPassword(), () =>
        auth.api.disableTwoFactor(call),
      );
      return answerWithCookies(c, answer, { success: true });
    },
  },
];

/** An open session guesses its owner's password or code no faster than a stranger at the sign-in. */
async function callWithinLimit(
  c: OfficeContext,
  limits: SignInLimits,
  guessed: 'password' | 'code',
  refusal: CoreError,
  ask: () => Promise<Response>,
): Promise<Response> {
  const tries = sessionTries(c.var.sessionId, guessed);
  await limits.take(tries);
  const answer = await ask();
  if (!answer.ok) throw refusal;
  await limits.giveBack(tries);
  return answer;
}
