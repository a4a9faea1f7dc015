import type { Db } from '@naya/db/client';
import { blockPerson, findPerson, lockPerson } from '@naya/db/people';
import { deleteSecondFactor } from '@naya/db/sign-in';
import { peopleTables } from '@naya/db/tables/people';
import type { Actor, Context } from './context.ts';
import { CoreError, requireFound } from './errors.ts';
import { writeHistory } from './history.ts';

/** Somebody outside of the office who is signed in. */
export type Person = { id: string; name: string; email: string };

/** Somebody whose data is erased at this moment either has done it before, or does nothing any more. */
export async function requireAccount(tx: Db, personId: string): Promise<void> {
  if (!(await lockPerson(tx, personId))) throw new CoreError('signed_out', 'signedOut');
}

/** What somebody writes who is signed in. Their account is locked first, as docs/architecture.md orders it. */
export function transactionBy<Result>(
  { db }: Pick<Context, 'db'>,
  { id }: { id: string },
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await requireAccount(tx, id);
    return work(tx);
  });
}

/** A blocked person is signed out everywhere, gets no mail and no new sign-in. */
export async function setBlocked({ db }: Context, actor: Actor, id: string, blocked: boolean) {
  return db.transaction(async (tx) => {
    await lockPerson(tx, id);
    requireFound(await findPerson(tx, id), 'Person');
    await blockPerson(tx, id, blocked);
    await writeHistory(tx, actor, blocked ? 'blocked' : 'unblocked', { entity: 'person', id }, {});
    return requireFound(await findPerson(tx, id), 'Person');
  });
}

/** For somebody who lost both the app and the backup codes; the operator has made sure who asks. */
export async function resetPersonFactor({ db }: Context, actor: Actor, id: string) {
  return db.transaction(async (tx) => {
    await lockPerson(tx, id);
    const { two_factor } = requireFound(await findPerson(tx, id), 'Person');
    if (!two_factor) throw new CoreError('invalid', 'noSecondFactor');
    await deleteSecondFactor(tx, peopleTables, id);
    await writeHistory(tx, actor, 'second factor reset', { entity: 'person', id }, {});
    return requireFound(await findPerson(tx, id), 'Person');
  });
}
