import { paidPlaceReason, renewalDays } from '@naya/contract/billing/entity';
import { daysBetween } from '@naya/contract/billing/terms';
import { indianDay } from '@naya/contract/format/indian-day';
import type { Db } from '@naya/db/client';
import { findRunningPlace, listDueOrders, updateOrder } from '@naya/db/billing/orders';
import type { OrderRow } from '@naya/db/tables/billing';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context } from '../context.ts';
import { writeHistory } from '../history.ts';
import { listInBatches } from '../in-batches.ts';
import { queueMails } from '../jobs.ts';
import { saveChanges } from '../records/save-record.ts';
import { lockOrderWithFranchise, orderEntity } from './orders.ts';

const actor = { email: 'billing' };

/** An operator's own reason waits meanwhile, and is the reason again afterwards. */
export async function beginTerm(tx: Db, franchise: FranchiseRow, order: OrderRow): Promise<void> {
  const { is_featured, featured_reason } = franchise;
  const running = order.gives_featured ? await findRunningPlace(tx, franchise.id) : null;
  const reason = is_featured ? featured_reason : null;
  await updateOrder(tx, order.id, {
    begun_at: new Date().toISOString(),
    featured_before: running ? running.featured_before : reason,
  });
  if (!order.gives_featured) return;
  const values = { is_featured: true, featured_reason: paidPlaceReason };
  await saveChanges(tx, actor, 'franchises', franchise, values, 'featured');
}

/** The order is not `paid` any more: another one may still give the same. */
export async function endTerm(tx: Db, franchise: FranchiseRow, order: OrderRow): Promise<void> {
  const isPaidPlace = franchise.featured_reason === paidPlaceReason;
  if (!order.gives_featured || !order.begun_at || !isPaidPlace) return;
  if (await findRunningPlace(tx, franchise.id)) return;
  const { featured_before } = order;
  const values = {
    is_featured: franchise.is_featured && featured_before !== null,
    featured_reason: featured_before,
  };
  await saveChanges(tx, actor, 'franchises', franchise, values, 'paid place over');
}

/** What is due of the days: plans that begin, end, or are to be renewed. Each step is taken once, whoever else looks at this moment. */
export async function keepTerms(context: Context, now: Date) {
  const today = indianDay(now);
  const remindUntil = indianDay(new Date(now.getTime() + renewalDays[0] * 86_400_000));
  const counts = { begun: 0, ended: 0, reminded: 0 };
  const listPart = (part: { after: number; limit: number }) =>
    listDueOrders(context.db, { today, remindUntil }, part);
  for await (const ids of listInBatches(listPart)) {
    for (const id of ids) {
      const step = await context.db.transaction((tx) => takeStep(context, tx, id, today));
      if (step) counts[step] += 1;
    }
  }
  return counts;
}

async function takeStep(
  context: Context,
  tx: Db,
  id: number,
  today: string,
): Promise<'begun' | 'ended' | 'reminded' | null> {
  const { order, franchise } = await lockOrderWithFranchise(tx, id);
  const { starts_on, ends_on } = order;
  if (order.state !== 'paid' || !starts_on || !ends_on) return null;
  if (ends_on < today) {
    await updateOrder(tx, id, { state: 'ended' });
    await writeHistory(tx, actor, 'ended', { entity: orderEntity, id }, {});
    if (franchise) await endTerm(tx, franchise, order);
    return 'ended';
  }
  if (!order.begun_at && starts_on <= today) {
    if (franchise) await beginTerm(tx, franchise, order);
    return franchise ? 'begun' : null;
  }
  return (await remind(context, tx, order, franchise, today)) ? 'reminded' : null;
}

/** The nearest of the days that has come; one that nobody was here for is not made up for. */
async function remind(
  context: Context,
  tx: Db,
  order: OrderRow,
  franchise: FranchiseRow | null,
  today: string,
): Promise<boolean> {
  const { id, plan_name: planName, ends_on, reminded_days, buyer_email: to } = order;
  if (!to || !ends_on || !franchise || !order.begun_at) return false;
  const left = daysBetween(today, ends_on);
  const days = renewalDays.findLast((each) => left <= each);
  if (days === undefined || (reminded_days !== null && reminded_days <= days)) return false;
  await updateOrder(tx, id, { reminded_days: days });
  const { id: franchiseId, business_name: businessName } = franchise;
  const details = { businessName, franchiseId, planName, ends_on };
  await queueMails(context, tx, [{ kind: 'plan-ends', to, details }]);
  return true;
}
