import {
  brandClaimSchema,
  brandInvitationSchema,
  mostBrandPeople,
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
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, found, invalid, notFound } from '../errors.ts';
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
    const franchise = found(await lockRecord(tx, 'franchises', franchiseId), title);
    if (franchise['status'] !== 'approved') {
      throw new CoreError('invalid', 'People are invited once the listing is public.');
    }
    if ((await listBrandPeople(tx, franchiseId)).length >= mostBrandPeople) {
      throw invalid({ email: `A brand has at most ${mostBrandPeople} people.` });
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
    found(await lockRecord(tx, 'franchises', franchiseId), title);
    if (!isOperator && (await countOtherOwners(tx, franchiseId, personId)) === 0) {
      throw new CoreError('invalid', 'A brand keeps at least one owner.');
    }
    if (!(await deleteMember(tx, franchiseId, personId))) throw notFound('Person');
    await tellHistory(tx, actor, 'removed a person', franchiseId);
  });
}

export async function getBrandPeople({ db }: Context, franchiseId: number) {
  found(await findRecord(db, 'franchises', franchiseId), title);
  return listBrandPeople(db, franchiseId);
}

/** The history says what was done, and not to whom: so erasing a person's rows erases the person. */
async function tellHistory(tx: Db, actor: BrandActor, action: string, id: number): Promise<void> {
  await writeHistory(tx, actor, action, { entity, id }, {});
}
