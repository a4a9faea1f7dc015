import type { OfficeSecondFactorSetUp, OpenSession } from '@naya/contract/accounts/sessions';
import {
  changePasswordSchema,
  codeSchema,
  passwordOnlySchema,
} from '@naya/contract/accounts/forms';
import { invalid, notFound, type CoreError } from '@naya/core/errors';
import { parse } from '@naya/core/parse';
import { deleteSession, listSessions } from '@naya/db/sign-in';
import { officeTables } from '@naya/db/tables/accounts';
import { deleteResetLinksOf, findUser } from '@naya/db/users';
import { answerWithCookies } from '../sign-in/session.ts';
import { everyone, type OfficeContext, type OfficeRoute } from '../office/route.ts';
import { readTotp } from '../sign-in/totp.ts';
import { type SignInLimits, sessionTries } from '../sign-in/tries.ts';

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
      const passwords = { currentPassword: current, newPassword: password };
      const call = callOf(c, { ...passwords, revokeOtherSessions: true });
      const refusal = invalid({ current: 'This is not your password.' });
      const answer = await guess(c, limits, 'password', refusal, () =>
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
      const sessions = await listSessions(core.db, officeTables, c.var.actor.id);
      const data = sessions.map((each) => ({ ...each, current: each.id === c.var.sessionId }));
      return c.json({ data, total: data.length } satisfies { data: OpenSession[]; total: number });
    },
  },
  {
    method: 'delete',
    path: '/account/sessions/:id',
    access: everyone,
    async handle(c, { core }) {
      const { id } = c.var.actor;
      const gone = await deleteSession(core.db, officeTables, id, c.req.param('id') ?? '');
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
      const call = callOf(c, { password });
      const answer = await guess(c, limits, 'password', wrongPassword(), () =>
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
      const call = callOf(c, { code });
      const refusal = invalid({ code: 'This code is not right.' });
      const answer = await guess(c, limits, 'code', refusal, () => auth.api.verifyTOTP(call));
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
      const call = callOf(c, { password });
      const answer = await guess(c, limits, 'password', wrongPassword(), () =>
        auth.api.disableTwoFactor(call),
      );
      return answerWithCookies(c, answer, { success: true });
    },
  },
];

const callOf = <Body>(c: OfficeContext, body: Body) =>
  ({ body, headers: c.req.raw.headers, asResponse: true }) as const;

/** An open session guesses its owner's password or code no faster than a stranger at the sign-in. */
const guess = (
  c: OfficeContext,
  limits: SignInLimits,
  guessed: 'password' | 'code',
  refusal: CoreError,
  ask: () => Promise<Response>,
) => limits.guess(sessionTries(c.var.sessionId, guessed), refusal, ask);
