import { userFormSchema } from '@naya/contract/office/accounts';
import { versionSchema } from '@naya/contract/office/fields';
import { Conflict, CoreError, found, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/intake/submission';
import { differences } from '@naya/core/office/differences';
import { writeHistory } from '@naya/core/office/write-history';
import { listRecords } from '@naya/db/queries/office/lists';
import * as users from '@naya/db/queries/office/users';
import { createAccount } from './accounts.ts';
import { queryOf } from './request.ts';
import { owners, type OfficeContext, type OfficeDeps, type OfficeRoute } from './route.ts';

export const userRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/users',
    access: owners,
    handle: async (c, { core }) => c.json(await listRecords(core.db, users.userList, queryOf(c))),
  },
  {
    method: 'get',
    path: '/users/:id',
    access: owners,
    handle: async (c, { core }) =>
      c.json(found(await users.findUser(core.db, c.req.param('id') ?? ''), 'User')),
  },
  { method: 'post', path: '/users', access: owners, body: 'json', handle: inviteUser },
  { method: 'put', path: '/users/:id', access: owners, body: 'json', handle: saveUser },
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
    { entity: 'user', id },
    { before: {}, after: form },
  );
  await auth.api.requestPasswordReset({ body: { email: form.email } });
  return c.json(await users.findUser(core.db, id), 201);
}

async function saveUser(c: OfficeContext, { core }: OfficeDeps): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const { version } = parse(versionSchema, c.var.body);
  const form = parse(userFormSchema, c.var.body);
  await core.db.transaction(async (tx) => {
    const before = found(await users.lockUser(tx, id), 'User');
    if (before.version !== version) {
      throw new Conflict('Somebody else has changed this since you opened it.', before);
    }
    if (form.email !== before.email && (await users.isEmailTaken(tx, form.email))) {
      throw invalid({ email: 'There is an account with this address already.' });
    }
    const changes = differences(before, form);
    if (!changes) return;
    await users.updateUser(tx, id, form);
    if ((await users.countActiveOwners(tx)) === 0) {
      throw new CoreError('invalid', 'At least one active owner has to stay.');
    }
    // Less is allowed now, or nothing: what is open elsewhere closes.
    if (form.role !== before.role || !form.active) await users.deleteSessionsOf(tx, id);
    await writeHistory(tx, c.var.actor, 'changed', { entity: 'user', id }, changes);
  });
  return c.json(await users.findUser(core.db, id));
}
