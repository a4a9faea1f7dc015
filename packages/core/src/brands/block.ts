import { blockPerson, findPerson } from '@naya/db/brands/people';
import type { Context } from '../context.ts';
import { found } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';

/** A blocked person is signed out everywhere, gets no mail and no new sign-in. */
export async function setBlocked({ db }: Context, actor: Actor, id: string, blocked: boolean) {
  return db.transaction(async (tx) => {
    found(await findPerson(tx, id), 'Person');
    await blockPerson(tx, id, blocked);
    await writeHistory(tx, actor, blocked ? 'blocked' : 'unblocked', { entity: 'person', id }, {});
    return found(await findPerson(tx, id), 'Person');
  });
}
