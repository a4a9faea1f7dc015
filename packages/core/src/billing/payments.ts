import { creditSchema, paidSchema } from '@naya/contract/billing/forms';
import type { Invoice } from '@naya/contract/billing/entity';
import { stateOfGstin } from '@naya/contract/billing/gst-states';
import { financialYearOf, formatInvoiceNumber } from '@naya/contract/billing/numbers';
import { lastDayOfTerm, nextDay } from '@naya/contract/billing/terms';
import { formatDate } from '@naya/contract/format/date';
import { indianDay } from '@naya/contract/format/indian-day';
import { say } from '@naya/contract/messages/catalogue';
import type { Db } from '@naya/db/client';
import { findInvoiceOfOrder, insertInvoice, takeSerial } from '@naya/db/billing/invoices';
import { findPaidUntil, updateOrder } from '@naya/db/billing/orders';
import type { NewInvoice, OrderRow } from '@naya/db/tables/billing';
import type { Actor, Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { requireVersion, writeHistory } from '../history.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { lockOrderWithFranchise, orderEntity, requireSeller, taxOf } from './orders.ts';
import { beginTerm, endTerm } from './terms.ts';

const invoiceEntity = 'invoice';

/**
 * The one place where an order becomes paid: the operator's form calls it, and a payment gateway would. Invoice, mail and what the
 * plan gives are in the same transaction; the same payment once more changes nothing.
 */
export async function markPaid(
  context: Context,
  actor: Pick<Actor, 'email'>,
  id: number,
  body: unknown,
  now = new Date(),
): Promise<void> {
  const { version, reference } = parse(paidSchema, body);
  const today = indianDay(now);
  await context.db.transaction(async (tx) => {
    const { order, franchise } = await lockOrderWithFranchise(tx, id);
    const isRepeated = order.state === 'paid' && order.payment_reference === reference;
    if (isRepeated) return;
    if (order.state !== 'proforma') {
      throw new CoreError('conflict', say('orderNotOpen', { state: order.state }));
    }
    requireVersion(order, version);
    const paidUntil = await findPaidUntil(tx, order, today);
    const starts_on = paidUntil ? nextDay(paidUntil) : today;
    const paid = await updateOrder(tx, id, {
      state: 'paid',
      payment_reference: reference,
      paid_at: now.toISOString(),
      starts_on,
      ends_on: lastDayOfTerm(starts_on, order.months),
    });
    const seller = await requireSeller(tx);
    const buyer = requireFound(paid.buyer, 'Buyer');
    const term = `${formatDate(starts_on)} to ${formatDate(paid.ends_on ?? '')}`;
    const { bank_name: _b, bank_account: _a, bank_ifsc: _i, upi_id: _u, ...party } = seller;
    const state = requireFound(stateOfGstin(seller.gstin), 'State of the GSTIN');
    await issue(context, tx, paid, today, {
      kind: 'invoice',
      seller: { ...party, state },
      buyer,
      description: `${order.plan_name}, ${term}`,
      sac: order.sac,
      gst_rate: order.gst_rate,
      ...taxOf(paid, seller),
    });
    const record = { entity: orderEntity, id } as const;
    await writeHistory(tx, actor, 'paid', record, { before: {}, after: { reference } });
    if (franchise && starts_on <= today) await beginTerm(tx, franchise, paid);
  });
}

/** Takes a paid order back as a whole: its invoice stands, the credit note beside it, and what the plan gives ends. */
export async function creditOrder(
  context: Context,
  actor: Actor,
  id: number,
  body: unknown,
  now = new Date(),
): Promise<void> {
  const { version, reason } = parse(creditSchema, body);
  await context.db.transaction(async (tx) => {
    const { order, franchise } = await lockOrderWithFranchise(tx, id);
    if (order.state !== 'paid' && order.state !== 'ended') {
      throw new CoreError('conflict', say('orderNotPaid', { state: order.state }));
    }
    requireVersion(order, version);
    const invoice = requireFound(await findInvoiceOfOrder(tx, id), 'Invoice');
    const cancelled = await updateOrder(tx, id, { state: 'cancelled' });
    const { id: corrects_id, number: _number, corrects: _corrects, ...same } = invoice;
    await issue(context, tx, cancelled, indianDay(now), {
      ...same,
      kind: 'credit note',
      corrects_id,
      reason,
    });
    await writeHistory(
      tx,
      actor,
      'credited',
      { entity: orderEntity, id },
      {
        before: {},
        after: { reason },
      },
    );
    if (franchise && order.state === 'paid') await endTerm(tx, franchise, order);
  });
}

type Contents = Omit<
  NewInvoice,
  'id' | 'order_id' | 'number' | 'financial_year' | 'serial' | 'issued_on'
>;

/** The counter is locked last, and held for as short as can be. */
async function issue(
  context: Context,
  tx: Db,
  order: OrderRow,
  today: string,
  contents: Contents,
): Promise<Invoice> {
  const financial_year = financialYearOf(today);
  const serial = await takeSerial(tx, contents.kind, financial_year);
  const invoice = await insertInvoice(tx, {
    ...contents,
    order_id: order.id,
    number: formatInvoiceNumber(contents.kind, financial_year, serial),
    financial_year,
    serial,
    issued_on: today,
  });
  const record = { entity: invoiceEntity, id: invoice.id } as const;
  const after = { number: invoice.number };
  await writeHistory(tx, { email: 'billing' }, 'created', record, { before: {}, after });
  if (order.buyer_email) {
    const mail = { kind: 'invoice', to: order.buyer_email, details: { invoice } } as const;
    await queueMails(context, tx, [mail]);
  }
  return invoice;
}
