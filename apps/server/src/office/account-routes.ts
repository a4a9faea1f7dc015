import {
  changePasswordSchema,
  codeSchema,
  passwordOnlySchema,
} from '@naya/contract/office/accounts';
import { invalid, notFound } from '@naya/core/errors';
import { parse } from '@naya/core/intake/submission';
import { deleteSession, findUser, listSessions } from '@naya/db/queries/office/users';
import { passOn } from './pass-on.ts';
import { everyone, type OfficeRoute } from './route.ts';

const wrongPassword = () => invalid({ password: 'This is not your password.' });

/** What everybody does to their own account. */
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
    async handle(c, { auth }) {
      const { current, password } = parse(changePasswordSchema, c.var.body);
      const answer = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers: c.req.raw.headers,
        asResponse: true,
      });
      if (!answer.ok) throw invalid({ current: 'This is not your password.' });
      return passOn(c, answer, { success: true });
    },
  },
  {
    method: 'get',
    path: '/account/sessions',
    access: everyone,
    async handle(c, { core }) {
      const sessions = await listSessions(core.db, c.var.actor.id);
      const data = sessions.map((each) => ({ ...each, current: each.id === c.var.sessionId }));
      return c.json({ data, total: data.length });
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
    async handle(c, { auth }) {
      const { password } = parse(passwordOnlySchema, c.var.body);
      const call = { body: { password }, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = await auth.api.enableTwoFactor(call);
      if (!answer.ok) throw wrongPassword();
      const { totpURI, backupCodes } = (await answer.clone().json()) as {
        totpURI: string;
        backupCodes: string[];
      };
      const secret = new URL(totpURI).searchParams.get('secret');
      return passOn(c, answer, { uri: totpURI, secret, backupCodes });
    },
  },
  {
    method: 'post',
    path: '/account/two-factor/code',
    access: everyone,
    body: 'json',
    async handle(c, { auth }) {
      const { code } = parse(codeSchema, c.var.body);
      const call = { body: { code }, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = await auth.api.verifyTOTP(call);
      if (!answer.ok) throw invalid({ code: 'This code is not right.' });
      return passOn(c, answer, { success: true });
    },
  },
  {
    method: 'post',
    path: '/account/two-factor/off',
    access: everyone,
    body: 'json',
    async handle(c, { auth }) {
      const { password } = parse(passwordOnlySchema, c.var.body);
      const call = { body: { password }, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = await auth.api.disableTwoFactor(call);
      if (!answer.ok) throw wrongPassword();
      return passOn(c, answer, { success: true });
    },
  },
];
