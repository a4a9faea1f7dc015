import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { markPaid } from '@naya/core/billing/payments';
import { invoices, planOrders } from '@naya/db/tables/billing';
import { mails } from '@naya/db/tables/mail';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createPlan, pay, placeOrder, putSeller, type OfficeOrder } from './support/billing.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let owner: Colleague;
let plan = 0;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  plan = await createPlan(owner);
});

const serials = async (kind: 'invoice' | 'credit note' = 'invoice') => {
  const rows = await api.core.db
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(eq(invoices.kind, kind))
    .orderBy(asc(invoices.serial));
  return rows.map(({ serial }) => serial);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('nothing is ordered or invoiced before the details of the company are there, and it says so', async () => {
  await expect(placeOrder(api, owner, { plan })).rejects.toThrow(
    'The details of your company are missing',
  );
  expect(await api.core.db.$count(planOrders)).toBe(0);
  expect((await putSeller(owner)).status).toBe(200);
  // Somebody who opened the empty form before is told.
  expect((await putSeller(owner)).status).toBe(409);
});

it('an order becomes an invoice with the tax of the place of supply, and its PDF goes out', async () => {
  const order = await placeOrder(api, owner, { plan });
  expect(order.sums).toEqual({ net: 499_900, cgst: 0, sgst: 0, igst: 89_982, total: 589_882 });
  const paid = (await (await pay(owner, order)).json()) as OfficeOrder;
  expect(paid.state).toBe('paid');
  expect(paid.invoices).toMatchObject([{ kind: 'invoice', total: 589_882 }]);
  const [invoice] = paid.invoices;
  const file = await owner.call('GET', `/invoices/${invoice?.id}/file`);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const sent = await api.core.db.select().from(mails).where(eq(mails.kind, 'invoice'));
  expect(sent).toMatchObject([{ to: 'accounts@example.in' }]);
});

it('a buyer of the seller’s state pays CGST and SGST, whichever state was chosen beside the GSTIN', async () => {
  const order = await placeOrder(api, owner, {
    plan,
    gstin: '27AAPFU0939F1ZV',
    state: 'Karnataka',
  });
  const half = 44_991;
  expect(order.sums).toEqual({ net: 499_900, cgst: half, sgst: half, igst: 0, total: 589_882 });
});

it('a second press, and a second operator, make no second invoice', async () => {
  const order = await placeOrder(api, owner, { plan });
  const other = await createColleague(api, 'owner');
  const before = (await serials()).length;
  const answers = await Promise.all([
    pay(owner, order, 'UTR 1'),
    pay(owner, order, 'UTR 1'),
    pay(other, order, 'UTR 1'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await pay(other, order, 'UTR 2')).status).toBe(409);
  expect(await serials()).toEqual(upTo(before + 1));
});

it('what was decided on an older sight of the order is a conflict', async () => {
  const order = await placeOrder(api, owner, { plan });
  await api.core.db
    .update(planOrders)
    .set({ version: order.version + 1 })
    .where(eq(planOrders.id, order.id));
  expect((await pay(owner, order)).status).toBe(409);
  expect((await owner.call('POST', `/orders/${order.id}/cancellation`, order)).status).toBe(409);
});

it('numbers have no gap and no double when many are paid at once, some of them twice', async () => {
  const before = (await serials()).length;
  const orders: OfficeOrder[] = [];
  for (let count = 0; count < 20; count += 1) orders.push(await placeOrder(api, owner, { plan }));
  const answers = await Promise.all([...orders, ...orders].map((order) => pay(owner, order)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await serials()).toEqual(upTo(before + 20));
});

it('a rollback gives the number back', async () => {
  const before = (await serials()).length;
  const order = await placeOrder(api, owner, { plan });
  // The mail cannot be queued: the last step of the transaction fails.
  const enqueue = async () => {
    throw new Error('The queue is away');
  };
  const body = { version: order.version, reference: 'UTR' };
  const actor = { email: owner.email };
  await expect(markPaid({ ...api.core, enqueue }, actor, order.id, body)).rejects.toThrow('away');
  expect(await serials()).toEqual(upTo(before));
  expect((await pay(owner, order)).status).toBe(200);
  expect(await serials()).toEqual(upTo(before + 1));
});

it('a process that is killed on the way gives the number back', async () => {
  const before = (await serials()).length;
  const order = await placeOrder(api, owner, { plan });
  const child = fork(join(import.meta.dirname, 'support/take-serial.ts'), [api.databaseUrl]);
  const [taken] = (await once(child, 'message')) as [number];
  expect(taken).toBe(before + 1);
  const paying = pay(owner, order);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await paying).status).toBe(200);
  expect(await serials()).toEqual(upTo(before + 1));
});

it('each financial year begins at one, by the day in India', async () => {
  const lastOfYear = new Date('2031-03-31T18:29:00Z');
  const firstOfYear = new Date('2031-03-31T18:31:00Z');
  const numbers: string[] = [];
  for (const now of [lastOfYear, firstOfYear]) {
    const order = await placeOrder(api, owner, { plan });
    const body = { version: order.version, reference: 'UTR' };
    await markPaid(api.core, { email: owner.email }, order.id, body, now);
    const { invoices: written } = await owner.read<OfficeOrder>(`/orders/${order.id}`);
    numbers.push(...written.map(({ number }) => number));
  }
  expect(numbers).toEqual(['INV/30-31/00001', 'INV/31-32/00001']);
});

it('a credit note has a series of its own, takes all back, and is written once', async () => {
  const order = await placeOrder(api, owner, { plan });
  expect((await credit(order)).status).toBe(409);
  const paid = (await (await pay(owner, order)).json()) as OfficeOrder;
  const answers = await Promise.all([credit(paid), credit(paid)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const after = await owner.read<OfficeOrder>(`/orders/${order.id}`);
  expect(after.state).toBe('cancelled');
  expect(after.invoices.map(({ kind, total }) => [kind, total])).toEqual([
    ['credit note', 589_882],
    ['invoice', 589_882],
  ]);
  expect(await serials('credit note')).toEqual([1]);
});

const credit = ({ id, version }: OfficeOrder) =>
  owner.call('POST', `/orders/${id}/credit-note`, { version, reason: 'Ordered twice.' });

it('the database refuses an invoice whose parts do not add up', async () => {
  const change = api.core.db.execute(sql`update invoices set total = total + 1`);
  await expect(change).rejects.toThrow();
});

it('a plan that somebody has ordered is taken off the offer, not deleted', async () => {
  expect((await owner.call('DELETE', `/plans/${plan}`)).status).toBe(422);
  const unused = await createPlan(owner);
  expect((await owner.call('DELETE', `/plans/${unused}`)).status).toBe(200);
});
