import {
  codeSchema,
  firstOwnerSchema,
  forgottenSchema,
  newPasswordSchema,
  signInSchema,
} from '@naya/contract/office/accounts';
import { CoreError, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/intake/submission';
import { addressOf } from '../http/limits.ts';
import { createFirstOwner } from './create-first-owner.ts';
import { passOn } from './pass-on.ts';
import { everyone, type OfficeRoute } from './route.ts';

export const signInRoutes: OfficeRoute[] = [
  {
    method: 'post',
    path: '/sign-in',
    access: 'anyone',
    body: 'json',
    async handle(c, { auth, limits, trustProxy }) {
      const { email, password } = parse(signInSchema, c.var.body);
      const address = addressOf(c, trustProxy) ?? 'unknown';
      await limits.take(email, address);
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: c.req.raw.headers,
        asResponse: true,
      });
      if (!answer.ok) {
        throw new CoreError('signed_out', 'The e-mail address or the password is not right.');
      }
      await limits.giveBack(email, address);
      const { twoFactorRedirect } = (await answer.clone().json()) as {
        twoFactorRedirect?: boolean;
      };
      return passOn(c, answer, { needsCode: twoFactorRedirect === true });
    },
  },
  {
    method: 'post',
    path: '/sign-in/code',
    access: 'anyone',
    body: 'json',
    async handle(c, { auth }) {
      const { code } = parse(codeSchema, c.var.body);
      const call = { body: { code }, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = /^\d{6}$/.test(code)
        ? await auth.api.verifyTOTP(call)
        : await auth.api.verifyBackupCode(call);
      if (!answer.ok) throw invalid({ code: 'This code is not right, or no longer valid.' });
      return passOn(c, answer, { needsCode: false });
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    access: everyone,
    async handle(c, { auth }) {
      const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
      return passOn(c, answer, { success: true });
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
    async handle(c, { auth, limits, trustProxy }) {
      const { email } = parse(forgottenSchema, c.var.body);
      const address = addressOf(c, trustProxy) ?? 'unknown';
      await limits.take(`forgotten ${email}`, address);
      // The answer is the same whether there is such an account or not.
      await auth.api.requestPasswordReset({ body: { email } });
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/new-password',
    access: 'anyone',
    body: 'json',
    async handle(c, { auth }) {
      const { token, password } = parse(newPasswordSchema, c.var.body);
      const call = { body: { token, newPassword: password }, asResponse: true } as const;
      const answer = await auth.api.resetPassword(call);
      if (!answer.ok) throw invalid({ token: 'This link has been used or is too old.' });
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
