import {
  brandInvitationSchema,
  brandTransferSchema,
  maxBrandPeople,
  ownFranchiseSchema,
} from '@naya/contract/brands/forms';
import {
  deleteInvitations,
  insertInvitation,
  listInvited,
  takeInvitation,
} from '@naya/db/brands/invitations';
import { endMembership, findMembership, listBrandPeople, putMember } from '@naya/db/brands/members';
import { findOrMakePerson, renamePerson } from '@naya/db/people';
import { endQuestions } from '@naya/db/brands/review-messages';
import type { Db } from '@naya/db/client';
import { putContact } from '@naya/db/franchises/contacts';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context } from '../context.ts';
import { CoreError, invalid, requireFound } from '../errors.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { changePeople, requireStillOwner } from './change-people.ts';
import type { Person } from '../people.ts';
import { actorOf, type BrandActor } from './members.ts';

/** Opens nothing: the invited person signs in by a link or code of their own, and accepts. */
export async function invitePerson(
  context: Context,
  actor: BrandActor,
  franchiseId: number,
  body: unknown,
): Promise<void> {
  const { email, name, role } = parse(brandInvitationSchema, body);
  await changePeople(context, actor, {
    franchiseId,
    findPeople: async (tx) => [(await findOrMakePerson(tx, { email, name: '' })).id],
    async change(tx, franchise, person_id) {
      await requireStillOwner(tx, actor, franchiseId);
      requirePublic(franchise);
      const [there, invited] = [
        await listBrandPeople(tx, franchiseId),
        await listInvited(tx, franchiseId),
      ];
      if (there.length + invited.length >= maxBrandPeople) {
        throw invalid({ email: `A brand has at most ${maxBrandPeople} people.` });
      }
      if (there.some(({ id }) => id === person_id)) {
        throw invalid({ email: 'This person is there already.' });
      }
      const invitation = { franchise_id: franchiseId, person_id, role, name };
      const invited_by = actor.personId ?? null;
      if (!(await insertInvitation(tx, { ...invitation, invited_by }))) {
        throw invalid({ email: 'This person is invited already.' });
      }
      await mailInvitation(context, tx, franchise, email);
      return 'invited';
    },
  });
}

/** Called by the invited person alone. A name that they had not given yet is the one they were invited by. */
export async function acceptInvitation(
  context: Context,
  person: Person,
  body: unknown,
): Promise<number> {
  const { franchise: franchiseId } = parse(ownFranchiseSchema, body);
  await changePeople(context, actorOf(person), {
    franchiseId,
    findPeople: async () => [person.id],
    async change(tx) {
      const taken = requireFound(await takeInvitation(tx, franchiseId, person.id), 'Invitation');
      await putMember(tx, franchiseId, person.id, taken.role);
      if (!person.name && taken.name) await renamePerson(tx, person.id, taken.name);
      return 'accepted';
    },
  });
  return franchiseId;
}

export async function declineInvitation(
  context: Context,
  person: Person,
  body: unknown,
): Promise<void> {
  const { franchise: franchiseId } = parse(ownFranchiseSchema, body);
  await changePeople(context, actorOf(person), {
    franchiseId,
    findPeople: async () => [person.id],
    async change(tx) {
      requireFound(await takeInvitation(tx, franchiseId, person.id), 'Invitation');
      return 'declined';
    },
  });
}

/** Somebody else has the brand from now on: its people are out, and they are invited as its owner and are our contact. */
export async function transferBrand(
  context: Context,
  actor: BrandActor,
  franchiseId: number,
  body: unknown,
): Promise<void> {
  const { email, name } = parse(brandTransferSchema, body);
  await changePeople(context, actor, {
    franchiseId,
    async findPeople(tx) {
      const heir = await findOrMakePerson(tx, { email, name: '' });
      const there = await listBrandPeople(tx, franchiseId);
      return [heir.id, ...there.map(({ id }) => id)];
    },
    async change(tx, franchise, heirId) {
      requirePublic(franchise);
      await deleteInvitations(tx, franchiseId);
      for (const { id } of await listBrandPeople(tx, franchiseId)) {
        if (id !== heirId) await endMembership(tx, franchiseId, id, null);
      }
      const contact = { name: name || email, email, phone: null, designation: null };
      await putContact(tx, franchiseId, contact);
      await endQuestions(tx, franchiseId);
      if (await findMembership(tx, franchiseId, heirId)) {
        await putMember(tx, franchiseId, heirId, 'owner');
      } else {
        const invitation = { franchise_id: franchiseId, person_id: heirId, name } as const;
        await insertInvitation(tx, { ...invitation, role: 'owner' });
        await mailInvitation(context, tx, franchise, email);
      }
      return 'transferred';
    },
  });
}

/** Our own words and the brand's name: nothing that the inviting person typed. */
async function mailInvitation(context: Context, tx: Db, franchise: FranchiseRow, to: string) {
  const details = { businessName: franchise.business_name };
  await queueMails(context, tx, [{ kind: 'brand-invitation', to, details }]);
}

function requirePublic(franchise: FranchiseRow): void {
  if (franchise.status === 'approved') return;
  throw new CoreError('invalid', 'listingNotPublicYet');
}
