import { eraseFranchisee, nothingSaid } from '@naya/db/franchises/erase-franchisees';
import type { ErasedFranchisees } from '@naya/db/franchises/erase-franchisees';
import type { Db } from '@naya/db/client';
import { findCall, findFranchisee, lockCall, updateCall } from '@naya/db/franchises/franchisees';
import { lockRecord } from '@naya/db/office/records';
import type { Context, Actor } from '../../context.ts';
import { requireFound } from '../../errors.ts';
import { getFranchiseeCalls, noteCalls } from '../../franchises/franchisees.ts';
import { eraseFilesLater } from './erase-files.ts';
import { noteErasedNames } from './erasure-list.ts';

/** Their names on the list by which a restored backup erases again. */
export const nameOfPhone = (phone: string) => `franchisee ${phone}`;
export const nameOfCall = (id: number) => `call ${id}`;

const nobody = 'Partner';

/** One press: what a franchisee said is off the site and gone, words and file. That they were rung stays. */
export async function withdrawWords(context: Context, actor: Actor, id: number) {
  const { franchise_id } = requireFound(await findCall(context.db, id), 'Call');
  await context.db.transaction(async (tx) => {
    await lockRecord(tx, 'franchises', franchise_id);
    if (!(await withdrawCall(context, tx, id))) return;
    await noteErasedNames(tx, [nameOfCall(id)]);
    await noteCalls(tx, actor, franchise_id, 'withdrew what a partner said');
  });
  return getFranchiseeCalls(context, franchise_id);
}

/** False when it was withdrawn before. */
export async function withdrawCall(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  id: number,
): Promise<boolean> {
  const { city, recording, withdrawn_at } = requireFound(await lockCall(tx, id), 'Call');
  if (withdrawn_at !== null) return false;
  await updateCall(tx, id, { ...nothingSaid, city, withdrawn_at: new Date().toISOString() });
  await eraseRecordings(context, tx, recording ? [recording] : []);
  return true;
}

/** For whoever does not want to be rung: name, number, words and recording go. */
export async function eraseListedFranchisee(context: Context, actor: Actor, id: number) {
  const { franchise_id } = requireFound(await findFranchisee(context.db, id), nobody);
  await context.db.transaction(async (tx) => {
    await lockRecord(tx, 'franchises', franchise_id);
    await finishFranchisees(context, tx, await eraseFranchisee(tx, id), actor.email);
  });
  return getFranchiseeCalls(context, franchise_id);
}

/** False when there were none. */
export async function finishFranchisees(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  { franchiseIds, phones, recordings }: ErasedFranchisees,
  email: string,
): Promise<boolean> {
  await noteErasedNames(tx, phones.map(nameOfPhone));
  await eraseRecordings(context, tx, recordings);
  for (const id of franchiseIds) await noteCalls(tx, { email }, id, 'erased a partner', 'listing');
  return phones.length > 0;
}

export const eraseRecordings = (
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  recordings: string[],
): Promise<void> =>
  eraseFilesLater(context, tx, { mails: [], pictures: [], recordings, before: '' });
