import type { OwnBrand } from '@naya/contract/brands/entity';
import { listingClaimsSchema, waitingChangeSchema } from '@naya/contract/brands/listing-form';
import { deleteWaitingChange, findWaitingChange, insertChange } from '@naya/db/brands/changes';
import { lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { Conflict, requireFound, notFound } from '../errors.ts';
import { differences, writeHistory } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import { parse } from '../parse.ts';
import { openListing, requireChosenCategory } from './listing.ts';
import { actorOf } from './members.ts';
import { type Person, transactionBy } from '../people.ts';

const { entity, title } = kindOf('franchises');

/** Asks for a change of claims. The live ones stay; what waited before is replaced, as long as the sender has seen it. */
export async function askForClaims(
  context: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const values = parse(listingClaimsSchema, body);
  const { waiting: seen } = parse(waitingChangeSchema, body);
  await transactionBy(context, person, async (tx) => {
    const live = await openListing(tx, brand, body);
    const waiting = await findWaitingChange(tx, brand.id);
    if ((waiting?.id ?? null) !== seen) {
      const current = { version: live.version, waiting: waiting?.id ?? null };
      throw new Conflict('otherChangeAsked', current);
    }
    await requireChosenCategory(tx, values);
    const changes = differences(live, values);
    await deleteWaitingChange(tx, brand.id);
    if (!changes) return;
    const change = { franchise_id: brand.id, person_id: person.id, state: 'waiting' } as const;
    await insertChange(tx, { ...change, ...changes });
    await writeHistory(tx, actorOf(person), 'asked for a change', { entity, id: brand.id }, {});
  });
}

export async function withdrawClaims(context: Context, person: Person, brand: OwnBrand) {
  await transactionBy(context, person, async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', brand.id), title);
    if (!(await deleteWaitingChange(tx, brand.id))) throw notFound('Change');
    await writeHistory(tx, actorOf(person), 'withdrew a change', { entity, id: brand.id }, {});
  });
}
