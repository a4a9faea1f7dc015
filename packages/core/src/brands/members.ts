import type { BrandPeople } from '@naya/contract/brands/entity';
import { ownFranchiseSchema } from '@naya/contract/brands/forms';
import { brandActor } from '@naya/db/brands/erase';
import { deleteInvitations, listInvited, takeInvitation } from '@naya/db/brands/invitations';
import {
  countOtherOwners,
  endMembership,
  listBrandPeople,
  listClaimable,
  putMember,
} from '@naya/db/brands/members';
import type { Db } from '@naya/db/client';
import { findRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound, notFound } from '../errors.ts';
import type { Person } from '../people.ts';
import { kindOf } from '../records/kinds.ts';
import { parse } from '../parse.ts';
import { changePeople, requireStillOwner } from './change-people.ts';

/** As the history names whoever does something for a brand: one of its people, or an operator, who has no `personId`. */
export type BrandActor = { email: string; personId?: string };
export const actorOf = ({ id, email }: Person): BrandActor => ({
  email: brandActor(email),
  personId: id,
});

/** Only the e-mail on file opens a listing, and none that has an owner; all others are invited. */
export async function claimBrand(context: Context, person: Person, body: unknown): Promise<number> {
  const { franchise: franchiseId } = parse(ownFranchiseSchema, body);
  await changePeople(context, actorOf(person), {
    franchiseId,
    findPeople: async () => [person.id],
    async change(tx) {
      const claimable = await listClaimable(tx, person.email, person.id);
      if (!claimable.some(({ id }) => id === franchiseId)) {
        throw new CoreError('forbidden', 'notYoursToClaim');
      }
      await putMember(tx, franchiseId, person.id, 'owner');
      return 'claimed';
    },
  });
  return franchiseId;
}

/** Ends a membership, or an invitation that waits. What somebody who goes had prepared for others ends with it. */
export async function removePerson(
  context: Context,
  actor: BrandActor,
  franchiseId: number,
  personId: string,
): Promise<void> {
  const isLeaving = actor.personId === personId;
  await changePeople(context, actor, {
    franchiseId,
    findPeople: async () => [personId],
    async change(tx) {
      if (!isLeaving) await requireStillOwner(tx, actor, franchiseId);
      if (await takeInvitation(tx, franchiseId, personId)) return 'withdrawn';
      await requireAnotherOwner(tx, actor, franchiseId, personId);
      const isEnded = await endMembership(tx, franchiseId, personId, actor.personId ?? null);
      if (!isEnded) throw notFound('Person');
      await deleteInvitations(tx, franchiseId, personId);
      return isLeaving ? 'left' : 'removed';
    },
  });
}

/** The last owner stays, unless an operator removes them. */
async function requireAnotherOwner(
  tx: Db,
  actor: BrandActor,
  franchiseId: number,
  personId: string,
): Promise<void> {
  if (actor.personId === undefined) return;
  if ((await countOtherOwners(tx, franchiseId, personId)) > 0) return;
  throw new CoreError('invalid', 'lastOwnerOfBrand');
}

export async function getBrandPeople({ db }: Context, franchiseId: number): Promise<BrandPeople> {
  requireFound(await findRecord(db, 'franchises', franchiseId), kindOf('franchises').title);
  const [data, invited] = await Promise.all([
    listBrandPeople(db, franchiseId),
    listInvited(db, franchiseId),
  ]);
  return { data, invited };
}
