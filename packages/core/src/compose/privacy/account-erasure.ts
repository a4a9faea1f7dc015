import { accountErasureHours } from '@naya/contract/people/forms';
import { stopErasureSchema } from '@naya/contract/brands/forms';
import { stopErasureUrl } from '@naya/contract/brands/urls';
import {
  deleteAccountErasure,
  findAccountErasure,
  insertAccountErasure,
  listDueErasures,
  takeDueErasure,
} from '@naya/db/people-erasures';
import type { Context } from '../../context.ts';
import { CoreError } from '../../errors.ts';
import { queueMails } from '../../jobs.ts';
import { parse } from '../../parse.ts';
import { transactionBy, type Person } from '../../people.ts';
import { createSignedId, readSignedId } from '../../brands/signed-id.ts';
import { maxPerBatch } from '../../in-batches.ts';
import { erasePerson } from './erase-person.ts';

const purpose = 'stop-erasure';
const tooLate = () => new CoreError('expired', 'erasureOver');

/** The account goes with all else of its e-mail, after a time in which its person can stop it. A second press changes nothing. */
export async function askForErasure(context: Context, person: Person): Promise<void> {
  await transactionBy(context, person, async (tx) => {
    const asked = await insertAccountErasure(tx, person.id, accountErasureHours);
    if (!asked) return;
    const url =
      context.publicUrl + stopErasureUrl(createSignedId(context.secret, purpose, asked.id));
    const details = { url, due_at: asked.due_at };
    await queueMails(context, tx, [{ kind: 'erasure-asked', to: person.email, details }]);
  });
}

export async function stopOwnErasure(context: Context, person: Person): Promise<void> {
  await transactionBy(context, person, (tx) => deleteAccountErasure(tx, { person_id: person.id }));
}

/** What the page of the mailed link says. It tells no name: whoever holds the link learns when, and no more. */
export async function readAskedErasure({ db, secret }: Context, token: string) {
  const found = await findAccountErasure(db, { id: readSignedId(secret, purpose, token) });
  if (!found) throw tooLate();
  return { due_at: found.due_at };
}

export async function stopErasureByLink({ db, secret }: Context, body: unknown): Promise<void> {
  const id = readSignedId(secret, purpose, parse(stopErasureSchema, body).token);
  if (!(await deleteAccountErasure(db, { id }))) throw tooLate();
}

/** Each account in a transaction of its own; one that somebody stops at this moment stays. */
export async function eraseDueAccounts(context: Context): Promise<number> {
  let erased = 0;
  for (const { id, email } of await listDueErasures(context.db, maxPerBatch)) {
    const done = await erasePerson(context, { email }, 'visitor', (tx) => takeDueErasure(tx, id));
    if (done) erased += 1;
  }
  return erased;
}
