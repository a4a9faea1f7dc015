import type { PeopleChange } from '@naya/contract/brands/entity';
import { brandPeopleUrl } from '@naya/contract/brands/urls';
import { listMembers } from '@naya/db/brands/deliver';
import { findMembership } from '@naya/db/brands/members';
import { lockPerson } from '@naya/db/people';
import type { Db } from '@naya/db/client';
import { lockRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context } from '../context.ts';
import { CoreError, notFound, requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import { queueMails } from '../jobs.ts';
import { emailsOfOwners } from '../submissions/recipients.ts';
import type { BrandActor } from './members.ts';

const { title, entity } = kindOf('franchises');

const actions: Record<PeopleChange, string> = {
  claimed: 'claimed',
  invited: 'invited a person',
  withdrawn: 'withdrew an invitation',
  accepted: 'accepted an invitation',
  declined: 'declined an invitation',
  removed: 'removed a person',
  left: 'left',
  transferred: 'transferred',
};

/** A change among the people of a brand, and whom it is about. */
type Change = {
  franchiseId: number;
  /** The first is whom it is about; of others a row is written too. */
  findPeople: (tx: Db) => Promise<[string, ...string[]]>;
  change: (tx: Db, franchise: FranchiseRow, personId: string) => Promise<PeopleChange>;
};

/** Locks in the order of docs/architecture.md. The history names the person by id, so that erasing their rows erases them; the brand's owners are mailed, those of before. */
export async function changePeople(
  context: Context,
  actor: BrandActor,
  { franchiseId, findPeople, change }: Change,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [personId, ...others] = await findPeople(tx);
    const own = actor.personId === undefined ? [] : [actor.personId];
    for (const id of [...new Set([personId, ...others, ...own])].sort()) {
      if (!(await lockPerson(tx, id))) throw notFound('Person');
    }
    const franchise = requireFound(await lockRecord(tx, 'franchises', franchiseId), title);
    const owners = emailsOfOwners((await listMembers(tx, [franchiseId])).get(franchiseId) ?? []);
    const done = await change(tx, franchise, personId);
    const changes = { before: {}, after: { person: personId } };
    await writeHistory(tx, actor, actions[done], { entity, id: franchiseId }, changes);
    const details = {
      businessName: franchise.business_name,
      change: done,
      isOperator: actor.personId === undefined,
      url: context.publicUrl + brandPeopleUrl(franchiseId),
    };
    await queueMails(
      context,
      tx,
      owners.map((to) => ({ kind: 'brand-people', to, details })),
    );
  });
}

/** Asked again under the lock: somebody may have removed them since the call came in. */
export async function requireStillOwner(
  tx: Db,
  { personId }: BrandActor,
  franchiseId: number,
): Promise<void> {
  if (personId === undefined) return;
  if ((await findMembership(tx, franchiseId, personId))?.role === 'owner') return;
  throw new CoreError('forbidden', 'ownersOnly');
}
