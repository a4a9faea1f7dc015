import {
  brandClaimSchema,
  brandInvitationSchema,
  brandTransferSchema,
  maxBrandPeople,
} from '@naya/contract/brands/forms';
import { brandActor } from '@naya/db/brands/erase';
import { findOrMakePerson } from '@naya/db/brands/people';
import {
  countOtherOwners,
  deleteMember,
  insertMember,
  listBrandPeople,
  listClaimable,
} from '@naya/db/brands/members';
import type { Db } from '@naya/db/client';
import { putContact } from '@naya/db/franchises/contacts';
import { findRecord, lockRecord, type RecordRow } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound, invalid, notFound } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import { kindOf } from '../office/records.ts';
import { parse, queueMails } from '../submissions/submission.ts';

const { title, entity } = kindOf('franchises');

/** As the history names whoever does something for a brand: one of its people, or an operator. */
export type BrandActor = { email: string };
export const actorOf = ({ email }: Person): BrandActor => ({ email: brandActor(email) });
export type Person = { id: string; name: string; email: string };

/** Only the e-mail on file opens a listing; all others ask an operator. */
export async function claimBrand({ db }: Context, person: Person, body: unknown): Promise<number> {
  const { franchise } = parse(brandClaimSchema, body);
  await db.transaction(async (tx) => {
    const claimable = await listClaimable(tx, person.email, person.id);
    if (!claimable.some(({ id }) => id === franchise)) {
      throw new CoreError('forbidden', 'This listing is not yours to claim.');
    }
    await insertMember(tx, franchise, person.id, 'owner');
    await tellHistory(tx, actorOf(person), 'claimed', franchise);
  });
  return franchise;
}

/** The invited person signs in by a link or code of their own: this mail opens nothing. */
export async function invitePerson(
  context: Context,
  actor: BrandActor,
  franchiseId: number,
  body: unknown,
): Promise<void> {
  const { email, name, role } = parse(brandInvitationSchema, body);
  await context.db.transaction(async (tx) => {
    const franchise = requireFound(await lockRecord(tx, 'franchises', franchiseId), title);
    requirePublic(franchise);
    if ((await listBrandPeople(tx, franchiseId)).length >= maxBrandPeople) {
      throw invalid({ email: `A brand has at most ${maxBrandPeople} people.` });
    }
    const person = await findOrMakePerson(tx, { email, name });
    if (!(await insertMember(tx, franchiseId, person.id, role))) {
      throw invalid({ email: 'This person is there already.' });
    }
    const details = { businessName: franchise['business_name'] };
    await queueMails(context, tx, [{ kind: 'brand-invitation', to: email, details }]);
    await tellHistory(tx, actor, 'invited', franchiseId);
  });
}

/** The last owner stays, unless an operator removes them. */
export async function removePerson(
  { db }: Context,
  actor: BrandActor,
  franchiseId: number,
  personId: string,
  { isOperator }: { isOperator: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', franchiseId), title);
    if (!isOperator && (await countOtherOwners(tx, franchiseId, personId)) === 0) {
      throw new CoreError('invalid', 'A brand keeps at least one owner.');
    }
    if (!(await deleteMember(tx, franchiseId, personId))) throw notFound('Person');
    await tellHistory(tx, actor, 'removed a person', franchiseId);
  });
}

/** Somebody else has the brand from now on: alone among its people, and as our contact. */
export async function transferBrand(
  context: Context,
  actor: BrandActor,
  franchiseId: number,
  body: unknown,
): Promise<void> {
  const { email, name } = parse(brandTransferSchema, body);
  await context.db.transaction(async (tx) => {
    const franchise = requireFound(await lockRecord(tx, 'franchises', franchiseId), title);
    requirePublic(franchise);
    for (const { id } of await listBrandPeople(tx, franchiseId)) {
      await deleteMember(tx, franchiseId, id);
    }
    const person = await findOrMakePerson(tx, { email, name });
    await insertMember(tx, franchiseId, person.id, 'owner');
    const contact = { name: name || email, email, phone: null, designation: null };
    await putContact(tx, franchiseId, contact);
    const details = { businessName: franchise['business_name'] };
    await queueMails(context, tx, [{ kind: 'brand-invitation', to: email, details }]);
    await tellHistory(tx, actor, 'transferred', franchiseId);
  });
}

export async function getBrandPeople({ db }: Context, franchiseId: number) {
  requireFound(await findRecord(db, 'franchises', franchiseId), title);
  return listBrandPeople(db, franchiseId);
}

function requirePublic(franchise: RecordRow): void {
  if (franchise['status'] === 'approved') return;
  throw new CoreError('invalid', 'People are invited once the listing is public.');
}

/** The history says what was done, and not to whom: so erasing a person's rows erases the person. */
async function tellHistory(tx: Db, actor: BrandActor, action: string, id: number): Promise<void> {
  await writeHistory(tx, actor, action, { entity, id }, {});
}
