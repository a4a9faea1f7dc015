import type { BrandBilling, BrandOrder } from '@naya/contract/billing/entity';
import { paidPlaceReason } from '@naya/contract/billing/entity';
import {
  brandOrderSchema,
  buyerSchema,
  officeOrderSchema,
  type Seller,
} from '@naya/contract/billing/forms';
import { stateOfGstin } from '@naya/contract/billing/gst-states';
import { splitTax, totalOf } from '@naya/contract/billing/tax';
import { orderReference, upiUrl } from '@naya/contract/billing/upi';
import { versionSchema } from '@naya/contract/forms/office-fields';
import { say } from '@naya/contract/messages/catalogue';
import { brandActor } from '@naya/db/brands/erase';
import type { Db } from '@naya/db/client';
import * as orders from '@naya/db/billing/orders';
import { findInvoiceOfOrder, findSeller, listInvoicesOf } from '@naya/db/billing/invoices';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { OrderRow } from '@naya/db/tables/billing';
import type { Actor, Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { differences, requireVersion, writeHistory } from '../history.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';

export const orderEntity = 'order';
const title = 'Order';

type Author = Pick<Actor, 'email'>;
type Brand = { id: number };

/** What an order costs today, by where seller and buyer are. */
export function taxOf({ net_paise: net, gst_rate: rate, buyer }: OrderRow, seller: Seller) {
  const from = requireFound(stateOfGstin(seller.gstin), 'State of the GSTIN');
  const tax = splitTax(net, { rate, from, to: requireFound(buyer, 'Buyer').state });
  return { net, ...tax, total: totalOf({ net, ...tax }) };
}

export async function requireSeller(db: Db): Promise<Seller> {
  const seller = await findSeller(db);
  if (!seller) throw new CoreError('invalid', 'sellerMissing');
  const { version: _version, ...details } = seller;
  return details;
}

/** A franchise has one open order: the same once more is the one that is there. */
async function placeOrder(
  context: Context,
  author: Author,
  { plan: planId, franchise }: { plan: number; franchise: number },
  body: unknown,
  by: 'office' | 'brand',
): Promise<OrderRow> {
  const { buyer, email } = parse(buyerSchema, body);
  return context.db.transaction(async (tx) => {
    const { business_name } = requireFound(
      await lockRecord(tx, 'franchises', franchise),
      'Franchise',
    );
    const plan = requireFound(await findRecord(tx, 'plans', planId), 'Plan');
    if (by === 'brand' && !plan.is_offered) throw new CoreError('conflict', 'planNotOffered');
    const open = await orders.findOpenOrder(tx, franchise);
    if (open) {
      const isSameBuyer =
        differences(open.buyer ?? {}, buyer) === null && open.buyer_email === email;
      if (isSameBuyer && open.plan_id === plan.id) return open;
      throw new CoreError('conflict', 'orderOpen');
    }
    const order = await orders.insertOrder(tx, {
      franchise_id: franchise,
      plan_id: plan.id,
      plan_name: plan.name,
      months: plan.months,
      net_paise: plan.price_paise,
      gst_rate: plan.gst_rate,
      sac: plan.sac,
      gives_featured: plan.gives_featured,
      buyer,
      buyer_email: email,
    });
    const record = { entity: orderEntity, id: order.id } as const;
    const after = { plan: plan.name, franchise: business_name };
    await writeHistory(tx, author, 'created', record, { before: {}, after });
    const seller = await requireSeller(tx);
    // Its own page shows a brand the same; the address that it typed is confirmed by nobody.
    if (by === 'brand') return order;
    const { total } = taxOf(order, seller);
    const details = {
      businessName: business_name,
      franchiseId: franchise,
      planName: plan.name,
      total,
      reference: orderReference(order.id),
      payee: seller.name,
      bank: `${seller.bank_name}, account ${seller.bank_account}, IFSC ${seller.bank_ifsc}`,
      upiId: seller.upi_id,
    };
    await queueMails(context, tx, [{ kind: 'plan-order', to: email, details }]);
    return order;
  });
}

export function placeOfficeOrder(context: Context, actor: Actor, body: unknown) {
  return placeOrder(context, actor, parse(officeOrderSchema, body), body, 'office');
}

export async function placeBrandOrder(
  context: Context,
  person: { email: string },
  brand: Brand,
  body: unknown,
): Promise<void> {
  const { plan } = parse(brandOrderSchema, body);
  if (!(await findSeller(context.db))) throw new CoreError('conflict', 'plansNotReady');
  const author = { email: brandActor(person.email) };
  await placeOrder(context, author, { plan, franchise: brand.id }, body, 'brand');
}

/** An order under its lock, after that of its franchise: all who write both do so in this order. */
export async function lockOrderWithFranchise(tx: Db, id: number) {
  const { franchise_id } = requireFound(await orders.findOrder(tx, id), title);
  const franchise = franchise_id === null ? null : await lockRecord(tx, 'franchises', franchise_id);
  return { franchise, order: requireFound(await orders.lockOrder(tx, id), title) };
}

async function cancelOpen(tx: Db, author: Author, order: OrderRow): Promise<void> {
  if (order.state === 'cancelled') return;
  if (order.state !== 'proforma') {
    throw new CoreError('conflict', say('orderNotOpen', { state: order.state }));
  }
  await orders.updateOrder(tx, order.id, { state: 'cancelled' });
  await writeHistory(tx, author, 'cancelled', { entity: orderEntity, id: order.id }, {});
}

export async function cancelOfficeOrder({ db }: Context, actor: Actor, id: number, body: unknown) {
  const { version } = parse(versionSchema, body);
  await db.transaction(async (tx) => {
    const { order } = await lockOrderWithFranchise(tx, id);
    if (order.state !== 'cancelled') requireVersion(order, version);
    await cancelOpen(tx, actor, order);
  });
  return getOrder(db, id);
}

/** The one that is open; none is what was wanted. */
export async function cancelBrandOrder({ db }: Context, person: { email: string }, brand: Brand) {
  await db.transaction(async (tx) => {
    await lockRecord(tx, 'franchises', brand.id);
    const open = await orders.findOpenOrder(tx, brand.id);
    if (!open) return;
    const order = requireFound(await orders.lockOrder(tx, open.id), title);
    await cancelOpen(tx, { email: brandActor(person.email) }, order);
  });
}

/** With its sums as invoiced, or as they would be today; null while the seller's details are missing. */
export async function getOrder(db: Db, id: number) {
  const order = requireFound(await orders.findOrder(db, id), title);
  const { seller, invoice } = {
    seller: await findSeller(db),
    invoice: await findInvoiceOfOrder(db, id),
  };
  const sums = invoice ?? (seller && order.buyer ? taxOf(order, seller) : null);
  return {
    ...order,
    sums: sums && pickSums(sums),
    invoices: await listInvoicesOf(db, { order: id }),
  };
}

const pickSums = ({ net, cgst, sgst, igst, total }: ReturnType<typeof taxOf>) => ({
  net,
  cgst,
  sgst,
  igst,
  total,
});

/** All that a brand's page shows; `drawCode` makes the modules of a QR code. */
export async function getBrandBilling(
  { db }: Context,
  brand: Brand,
  drawCode: (text: string) => { path: string; size: number },
): Promise<BrandBilling> {
  const seller = await findSeller(db);
  const [offered, placed, invoices, franchise] = await Promise.all([
    orders.listOfferedPlans(db),
    orders.listOrdersOf(db, brand.id),
    listInvoicesOf(db, { franchise: brand.id }),
    findRecord(db, 'franchises', brand.id),
  ]);
  const shown = seller ? placed.map((order) => showOrder(order, seller)) : [];
  const open = shown.find(({ state }) => state === 'proforma');
  return {
    plans: seller
      ? offered.map(({ id, name, months, price_paise, gst_rate, gives_featured }) => ({
          id,
          name,
          months,
          price_paise,
          gst_rate,
          gives_featured,
        }))
      : [],
    orders: shown,
    invoices,
    has_paid_place:
      franchise?.is_featured === true && franchise.featured_reason === paidPlaceReason,
    payment: open && seller ? paymentOf(open, seller, drawCode) : null,
  };
}

function showOrder(order: OrderRow, seller: Seller): BrandOrder {
  const { net, total } = order.buyer
    ? taxOf(order, seller)
    : { net: order.net_paise, total: order.net_paise };
  const { id, plan_name, months, state, starts_on, ends_on, created_at } = order;
  const tax = total - net;
  return { id, plan_name, months, state, net, tax, total, starts_on, ends_on, created_at };
}

function paymentOf(
  { id, total }: BrandOrder,
  { name, upi_id, bank_name, bank_account, bank_ifsc }: Seller,
  drawCode: (text: string) => { path: string; size: number },
) {
  const reference = orderReference(id);
  const url = upi_id && upiUrl({ upiId: upi_id, payee: name, paise: total, reference });
  return {
    payee: name,
    bank_name,
    bank_account,
    bank_ifsc,
    reference,
    upi: url ? { url, code: drawCode(url) } : null,
  };
}
