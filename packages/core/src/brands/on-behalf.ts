import { listMembers } from '@naya/db/brands/deliver';
import { findDeliveredBrand } from '@naya/db/brands/inbox';
import type { Context, Actor } from '../context.ts';
import { CoreError } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { getLead, leadEntity } from '../submissions/leads.ts';
import { emailsForEnquiries, emailsForListing } from '../submissions/recipients.ts';
import type { Where } from './inbox.ts';
import type { BrandActor } from './members.ts';

/** The history tells a brand's own doing from what an operator did for it. */
const onBehalf = (done: string, businessName: string) => `${done} on behalf of ${businessName}`;

export const sayChanged = ({ personId }: BrandActor, businessName: string): string =>
  personId === undefined ? onBehalf('changed', businessName) : 'changed';

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
  if (!brand) throw new CoreError('invalid', 'notDelivered');
  const members = (await listMembers(context.db, [brand.id])).get(brand.id) ?? [];
  const [replyTo = null] = [...emailsForEnquiries(members), ...emailsForListing(members)];
  const line = { entity: leadEntity, id };
  const writer: Where['writer'] = {
    personId: null,
    replyTo,
    note: (tx, done) => writeHistory(tx, actor, onBehalf(done, brand.business_name), line, {}),
  };
  await act(context, { writer, brand, id }, body);
  return getLead(context, id);
}
