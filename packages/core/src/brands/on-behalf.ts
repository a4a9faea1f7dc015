import { listReachableEmails, listSignedInEmails } from '@naya/db/brands/forward';
import { findDeliveredBrand } from '@naya/db/brands/inbox';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { getLead, leadEntity } from '../submissions/leads.ts';
import type { Where } from './inbox.ts';
import type { BrandActor } from './members.ts';

/** One of a brand's people acts for it, or an operator in their place. */
export type ForBrand = { actor: BrandActor; isOperator: boolean };

/** The history tells a brand's own doing from what an operator did for it. */
const onBehalf = (done: string, businessName: unknown) =>
  `${done} on behalf of ${String(businessName)}`;

export const sayChanged = ({ isOperator }: ForBrand, businessName: unknown): string =>
  isOperator ? onBehalf('changed', businessName) : 'changed';

type Act = (context: Context, where: Where, body: unknown) => Promise<void>;

/**
 * An operator does for a brand what its people do with an enquiry. No session of theirs is opened: the message belongs to none
 * of them, and the history has the operator's name.
 */
export async function actForBrand(
  context: Context,
  actor: Actor,
  id: number,
  act: Act,
  body: unknown,
) {
  const brand = await findDeliveredBrand(context.db, id);
  if (!brand) throw new CoreError('invalid', 'The brand does not have this enquiry.');
  const people = await listReachableEmails(context.db, brand.id);
  const [replyTo = null] =
    people.length > 0 ? people : await listSignedInEmails(context.db, brand.id);
  const line = { entity: leadEntity, id };
  const writer: Where['writer'] = {
    personId: null,
    replyTo,
    note: (tx, done) => writeHistory(tx, actor, onBehalf(done, brand.business_name), line, {}),
  };
  await act(context, { writer, brand, id }, body);
  return getLead(context, id);
}
