import { franchiseContactSchema } from '@naya/contract/franchises/contact';
import { endQuestions } from '@naya/db/brands/review-messages';
import { findContact, putContact } from '@naya/db/franchises/contacts';
import { lockRecord, findRecord, updateRecord } from '@naya/db/office/records';
import type { Context, Actor } from '../context.ts';
import { requireFound } from '../errors.ts';
import { parse } from '../parse.ts';
import { kindOf } from '../records/kinds.ts';
import { writeHistory } from '../history.ts';

const { title, entity } = kindOf('franchises');

export async function getContact({ db }: Context, id: number) {
  requireFound(await findRecord(db, 'franchises', id), title);
  return { contact: await findContact(db, id) };
}

/** From now on this is whom we write to about it. The history says that, and not who. */
export async function handOverFranchise(context: Context, actor: Actor, id: number, body: unknown) {
  const contact = parse(franchiseContactSchema, body);
  await context.db.transaction(async (tx) => {
    const before = requireFound(await lockRecord(tx, 'franchises', id), title);
    await putContact(tx, id, contact);
    await endQuestions(tx, id);
    // A new version would collide with what somebody is writing into the form beside.
    if (before.contact_erased_at) {
      await updateRecord(tx, 'franchises', id, { contact_erased_at: null });
    }
    await writeHistory(tx, actor, 'handed over', { entity, id }, {});
  });
  return getContact(context, id);
}
