import {
  codeSchema,
  firstOwnerSchema,
  forgottenSchema,
  newPasswordSchema,
  signInSchema,
} from '@naya/contract/accounts/forms';
import { resetLinkMessage } from '@naya/contract/mail/office';
import { userEntity } from '@naya/core/users';
import { CoreError, invalid } from '@naya/core/errors';
import { writeHistory } from '@naya/core/history';
import { sendsMail } from '@naya/core/mail/mail-server';
import { parse } from '@naya/core/parse';
import { everyone, type OfficeDeps, type OfficeRoute } from '../office/route.ts';
import { codeLock, claimResetEmail, type Auth } from '../office/auth.ts';
import { answerWithCookies } from '../sign-in/session.ts';
import {
  TooManyTries,
  readSignInSource,
  accountTry,
  mailTries,
  signInTries,
} from '../sign-in/tries.ts';
import { createFirstOwner } from './accounts.ts';

type SignedIn = { id: string; email: string };

/** Owners see in the history who came in, and when. */
const noteSignIn = ({ core }: OfficeDeps, { id, email }: SignedIn) =>
  writeHistory(core.db, { email }, 'signed in', { entity: userEntity, id }, {});

export const signInRoutes: OfficeRoute[] = [
  {
    method: 'post',
    path: '/sign-in',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { auth, limits, devices } = deps;
      const { email, password } = parse(signInSchema, c.var.body);
      const tries = signInTries(email, await readSignInSource(c, deps, email));
      const refusal = new CoreError('signed_out', 'wrongPassword');
      const call = {
        body: { email, password },
        headers: c.req.raw.headers,
        asResponse: true,
      } as const;
      const answer = await limits.guess(tries, refusal, () => auth.api.signInEmail(call));
      const { twoFactorRedirect, user } = (await answer.clone().json()) as {
        twoFactorRedirect?: boolean;
        user?: SignedIn;
      };
      if (!twoFactorRedirect) await devices.remember(c, email);
      if (user && !twoFactorRedirect) await noteSignIn(deps, user);
      return answerWithCookies(c, answer, { needsCode: twoFactorRedirect === true });
    },
  },
  {
    method: 'post',
    path: '/sign-in/code',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { auth, devices } = deps;
      const { code } = parse(codeSchema, c.var.body);
      // With a session the library would take the code for that one, and count nothing.
      const headers = await withoutSession(auth, c.req.raw.headers);
      const call = { body: { code }, headers, asResponse: true } as const;
      const answer = /^\d{6}$/.test(code)
        ? await auth.api.verifyTOTP(call)
        : await auth.api.verifyBackupCode(call);
      if (answer.status === 429) throw new TooManyTries(codeLock.durationSeconds);
      if (!answer.ok) throw invalid({ code: 'This code is not right, or no longer valid.' });
      const { user } = (await answer.clone().json()) as { user: SignedIn };
      await devices.remember(c, user.email);
      await noteSignIn(deps, user);
      return answerWithCookies(c, answer, { needsCode: false });
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    access: everyone,
    async handle(c, { auth }) {
      const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
      return answerWithCookies(c, answer, { success: true });
    },
  },
  {
    method: 'get',
    path: '/session',
    access: everyone,
    handle: async (c) => c.json(c.var.actor),
  },
  {
    method: 'post',
    path: '/forgotten-password',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { email } = parse(forgottenSchema, c.var.body);
      await deps.limits.take(mailTries(email, await readSignInSource(c, deps, email)));
      // The answer is the same whether there is such an account or not.
      await deps.auth.api.requestPasswordReset({ body: { email } });
      return c.json({ success: true, message: resetLinkMessage(await sendsMail(deps.core)) });
    },
  },
  {
    method: 'post',
    path: '/new-password',
    access: 'anyone',
    body: 'json',
    async handle(c, { auth, core, limits, devices }) {
      const { token, password } = parse(newPasswordSchema, c.var.body);
      const email = await claimResetEmail(auth, core.db, token);
      const call = { body: { token, newPassword: password }, asResponse: true } as const;
      const isSet = email !== null && (await auth.api.resetPassword(call)).ok;
      if (!isSet) throw invalid({ token: 'This link has been used or is too old.' });
      await limits.clear([accountTry(email)]);
      await devices.remember(c, email);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/first-owner',
    access: 'anyone',
    body: 'json',
    async handle(c, { core }) {
      const { token, ...owner } = parse(firstOwnerSchema, c.var.body);
      if (!(await createFirstOwner(core, owner, token))) {
        throw invalid({ token: 'This link has been used already.' });
      }
      return c.json({ success: true }, 201);
    },
  },
];

/** The request's headers with every cookie but the one of a session. */
async function withoutSession(auth: Auth, headers: Headers): Promise<Headers> {
  const { authCookies } = await auth.$context;
  const isSession = (cookie: string) =>
    cookie.trim().startsWith(`${authCookies.sessionToken.name}=`);
  const cookies = (headers.get('Cookie') ?? '').split(';').filter((cookie) => !isSession(cookie));
  const others = new Headers(headers);
  others.set('Cookie', cookies.join(';'));
  return others;
}
