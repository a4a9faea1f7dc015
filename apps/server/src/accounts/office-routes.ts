import { userFormSchema } from '@naya/contract/accounts/forms';
import { found, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/submissions/submission';
import { saveUser, userEntity } from '@naya/core/accounts/users';
import { writeHistory } from '@naya/core/history/write-history';
import { listRecords } from '@naya/db/office/list-records';
import * as users from '@naya/db/accounts/office';
import { createAccount } from './accounts.ts';
import { queryOf } from '../office/request.ts';
import { owners, type OfficeContext, type OfficeDeps, type OfficeRoute } from '../office/route.ts';

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
      c.json(found(await users.findUser(core.db, c.req.param('id') ?? ''), 'User')),
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
    method: 'get',
    path: '/users/:id/sessions',
    access: owners,
    async handle(c, { core }) {
      const data = await users.listSessions(core.db, c.req.param('id') ?? '');
      return c.json({ data, total: data.length });
    },
  },
  {
    method: 'post',
    path: '/users/:id/sign-out',
    access: owners,
    async handle(c, { core }) {
      await users.deleteSessionsOf(core.db, c.req.param('id') ?? '');
      return c.json({ success: true });
    },
  },
];

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
