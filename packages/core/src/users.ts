import { sureSchema, userFormSchema } from '@naya/contract/accounts/forms';
import { versionSchema } from '@naya/contract/forms/office-fields';
import type { Db } from '@naya/db/client';
import { deleteSecondFactor, deleteSessionsOf } from '@naya/db/sign-in';
import { officeTables } from '@naya/db/tables/accounts';
import * as users from '@naya/db/users';
import type { AuditLineRow } from '@naya/db/tables/history';
import type { z } from 'zod';
import type { Context, Actor } from './context.ts';
import { CoreError, requireFound, invalid } from './errors.ts';
import { parse } from './parse.ts';
import { differences, requireUntouched, requireVersion, writeHistory } from './history.ts';

export const userEntity = 'user' as const;

type User = NonNullable<Awaited<ReturnType<typeof users.lockUser>>>;
type UserForm = z.infer<typeof userFormSchema>;

export async function saveUser({ db }: Context, actor: Actor, id: string, body: unknown) {
  const { version } = parse(versionSchema, body);
  const form = parse(userFormSchema, body);
  return db.transaction(async (tx) => {
    const before = requireFound(await users.lockUser(tx, id), 'User');
    requireVersion(before, version);
    const isLess = before.role === 'owner' && (form.role !== 'owner' || !form.active);
    if (actor.id === id && isLess && !parse(sureSchema, body).sure) {
      throw invalid({
        sure: 'Only another owner can take this back. Please say that you are sure.',
      });
    }
    return changeUser(tx, actor, before, form, 'changed');
  });
}

/** Name, e-mail, role and whether they may sign in: passwords and second factors have no history. */
export async function undoUser(tx: Db, actor: Actor, line: AuditLineRow) {
  const current = requireFound(await users.lockUser(tx, line.entity_id), 'User');
  const { before = {}, after = {} } = line.changes;
  if (Object.keys(before).length === 0) throw new CoreError('invalid', 'notUndoable');
  requireUntouched(current, after);
  const form = parse(userFormSchema, { ...current, ...before });
  return changeUser(tx, actor, current, form, 'undone');
}

async function changeUser(tx: Db, actor: Actor, before: User, form: UserForm, action: string) {
  const { id } = before;
  const changes = differences(before, form);
  if (!changes) return before;
  if (form.email !== before.email && (await users.isEmailTaken(tx, form.email))) {
    throw invalid({ email: 'There is an account with this address already.' });
  }
  await users.updateUser(tx, id, form);
  await requireActiveOwner(tx);
  // Another role or a deactivation ends all of this person's sessions.
  if (form.role !== before.role || !form.active) await deleteSessionsOf(tx, officeTables, id);
  // Links for a new password were mailed to the old e-mail, or to somebody who may not sign in any more.
  if (form.email !== before.email || !form.active) await users.deleteResetLinksOf(tx, id);
  await writeHistory(tx, actor, action, { entity: userEntity, id }, changes);
  return requireFound(await users.findUser(tx, id), 'User');
}

/** One change at a time: of two owners who remove each other at the same moment the second is refused. */
async function requireActiveOwner(tx: Db): Promise<void> {
  await users.lockOwners(tx);
  if ((await users.countActiveOwners(tx)) === 0) {
    throw new CoreError('invalid', 'lastOwner');
  }
}

/** Refuses for the owner's own account: their own page has what they may do to it. */
function requireColleague(actor: Actor, id: string): void {
  if (actor.id === id) throw new CoreError('invalid', 'ownAccount');
}

/** For good: what they did stays in the history, under their e-mail. */
export async function removeUser({ db }: Context, actor: Actor, id: string) {
  requireColleague(actor, id);
  return db.transaction(async (tx) => {
    const user = requireFound(await users.lockUser(tx, id), 'User');
    await users.deleteResetLinksOf(tx, id);
    await users.deleteUser(tx, id);
    await requireActiveOwner(tx);
    const { name, email, role } = user;
    const changes = { before: {}, after: { name, email, role } };
    await writeHistory(tx, actor, 'removed', { entity: userEntity, id }, changes);
    return user;
  });
}

/** Somebody who has lost their phone signs in with the password, and sets up another one. */
export async function resetSecondFactor({ db }: Context, actor: Actor, id: string) {
  requireColleague(actor, id);
  return db.transaction(async (tx) => {
    const user = requireFound(await users.lockUser(tx, id), 'User');
    if (!user.two_factor) throw new CoreError('invalid', 'noSecondFactor');
    await deleteSecondFactor(tx, officeTables, id);
    await writeHistory(tx, actor, 'second factor reset', { entity: userEntity, id }, {});
    return requireFound(await users.findUser(tx, id), 'User');
  });
}
