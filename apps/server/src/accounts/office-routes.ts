import { userFormSchema } from '@naya/contract/accounts/forms';
import { CoreError, requireFound, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/parse';
import { removeUser, resetSecondFactor, saveUser, userEntity } from '@naya/core/users';
import { writeHistory } from '@naya/core/history';
import { listRecords } from '@naya/db/office/list-records';
import { deleteSessionsOf } from '@naya/db/sign-in';
import { officeTables } from '@naya/db/tables/accounts';
import * as users from '@naya/db/users';
import { createAccount } from './accounts.ts';
import {
  queryOf,
  owners,
  type OfficeContext,
  type OfficeDeps,
  type OfficeRoute,
} from '../office/route.ts';

export const userRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/users',
    access: owners,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'users', queryOf(c))),
  },
  {
    method: 'get',
    path: '/users/:id',
    access: owners,
    handle: async (c, { core }) =>
      c.json(requireFound(await users.findUser(core.db, c.req.param('id') ?? ''), 'User')),
  },
  { method: 'post', path: '/users', access: owners, body: 'json', handle: inviteUser },
  {
    method: 'put',
    path: '/users/:id',
    access: owners,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await saveUser(core, c.var.actor, c.req.param('id') ?? '', c.var.body)),
  },
  {
    method: 'post',
    path: '/users/:id/sign-out',
    access: owners,
    async handle(c, { core }) {
      await deleteSessionsOf(core.db, officeTables, c.req.param('id') ?? '');
      return c.json({ success: true });
    },
  },
  {
    method: 'delete',
    path: '/users/:id',
    access: owners,
    handle: async (c, { core }) =>
      c.json(await removeUser(core, c.var.actor, c.req.param('id') ?? '')),
  },
  {
    method: 'post',
    path: '/users/:id/two-factor/off',
    access: owners,
    handle: async (c, { core }) =>
      c.json(await resetSecondFactor(core, c.var.actor, c.req.param('id') ?? '')),
  },
  { method: 'post', path: '/users/:id/invitation', access: owners, handle: inviteAgain },
];

/** Mails another link to set a password; the one before goes on working until its day is over. */
async function inviteAgain(c: OfficeContext, { core, auth }: OfficeDeps): Promise<Response> {
  const user = requireFound(await users.findUser(core.db, c.req.param('id') ?? ''), 'User');
  if (!user.active) throw new CoreError('invalid', 'mayNotSignIn');
  await auth.api.requestPasswordReset({ body: { email: user.email } });
  const line = { entity: userEntity, id: user.id };
  await writeHistory(core.db, c.var.actor, 'invited again', line, {});
  return c.json({ to: user.email });
}

/** A new colleague sets a password by the link in the mail. */
async function inviteUser(c: OfficeContext, { core, auth }: OfficeDeps): Promise<Response> {
  const form = parse(userFormSchema, c.var.body);
  if (await users.isEmailTaken(core.db, form.email)) {
    throw invalid({ email: 'There is an account with this address already.' });
  }
  const id = await createAccount(auth, form);
  await writeHistory(
    core.db,
    c.var.actor,
    'created',
    { entity: userEntity, id },
    { before: {}, after: form },
  );
  await auth.api.requestPasswordReset({ body: { email: form.email } });
  return c.json(await users.findUser(core.db, id), 201);
}
