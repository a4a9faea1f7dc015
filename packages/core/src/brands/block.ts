import { blockPerson, deleteSecondFactorOf, findPerson } from '@naya/db/brands/people';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';

/** A blocked person is signed out everywhere, gets no mail and no new sign-in. */
export async function setBlocked({ db }: Context, actor: Actor, id: string, blocked: boolean) {
  return db.transaction(async (tx) => {
    requireFound(await findPerson(tx, id), 'Person');
    await blockPerson(tx, id, blocked);
    await writeHistory(tx, actor, blocked ? 'blocked' : 'unblocked', { entity: 'person', id }, {});
    return requireFound(await findPerson(tx, id), 'Person');
  });
}

/** For somebody who lost both the app and the backup codes; the operator has made sure who asks. */
export async function resetPersonFactor({ db }: Context, actor: Actor, id: string) {
  return db.transaction(async (tx) => {
    const { two_factor } = requireFound(await findPerson(tx, id), 'Person');
    if (!two_factor) throw new CoreError('invalid', 'There is no second factor to reset.');
    await deleteSecondFactorOf(tx, id);
    await writeHistory(tx, actor, 'second factor reset', { entity: 'person', id }, {});
    return requireFound(await findPerson(tx, id), 'Person');
  });
}
