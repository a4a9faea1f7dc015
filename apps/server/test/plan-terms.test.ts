import { paidPlaceReason } from '@naya/contract/billing/entity';
import { creditOrder, markPaid } from '@naya/core/billing/payments';
import { keepTerms } from '@naya/core/billing/terms';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { erasePerson } from '@naya/core/compose/privacy/erase-person';
import { invoices, planOrders } from '@naya/db/tables/billing';
import { franchises } from '@naya/db/tables/franchises';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createPlan, placeOrder, putSeller, type OfficeOrder } from './support/billing.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

const api = useApi();
const noon = (day: string) => new Date(`${day}T06:30:00Z`);
let owner: Colleague;
let plan = 0;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  plan = await createPlan(owner, { months: 3 });
  await putSeller(owner);
});

const listBrand = async (more: object = {}) => {
  const [id = 0] = await insertFranchisesForTest(api.core.db, [
    { business_name: 'Chai Gully', ...more },
  ]);
  return id;
};
/** Paid on that day: a plan of three months. */
async function payOn(franchise: number, day: string, email = 'accounts@example.in') {
  const order = await placeOrder(api, owner, { plan, franchise, email });
  const body = { version: order.version, reference: `UTR ${order.id}` };
  await markPaid(api.core, { email: owner.email }, order.id, body, noon(day));
  return owner.read<OfficeOrder>(`/orders/${order.id}`);
}
async function placeOf(id: number) {
  const [row] = await api.core.db
    .select({ is_featured: franchises.is_featured, reason: franchises.featured_reason })
    .from(franchises)
    .where(eq(franchises.id, id));
  return row;
}
const paidPlace = { is_featured: true, reason: paidPlaceReason };
const remindersTo = async (to: string) =>
  api.core.db.$count(mails, and(eq(mails.kind, 'plan-ends'), eq(mails.to, to)));

it('a paid place begins at once, is called paid, and ends by itself', async () => {
  const brand = await listBrand();
  const order = await payOn(brand, '2027-01-10');
  expect([order.starts_on, order.ends_on]).toEqual(['2027-01-10', '2027-04-09']);
  expect(await placeOf(brand)).toEqual(paidPlace);
  expect(await api.get(`/api/franchises/${brand}`)).toMatchObject({
    featured_reason: paidPlaceReason,
  });
  await keepTerms(api.core, noon('2027-04-09'));
  expect(await placeOf(brand)).toEqual(paidPlace);
  await keepTerms(api.core, noon('2027-04-10'));
  expect(await placeOf(brand)).toEqual({ is_featured: false, reason: null });
  expect((await owner.read<OfficeOrder>(`/orders/${order.id}`)).state).toBe('ended');
});

it('nobody hides that a place is paid, and an operator’s own reason comes back afterwards', async () => {
  const brand = await listBrand({ is_featured: true, featured_reason: 'Opens below ₹5 lakh' });
  await payOn(brand, '2027-01-10');
  expect((await actOnFranchises(owner, 'feature', [brand], 'The best of all')).status).toBe(200);
  expect(await placeOf(brand)).toEqual(paidPlace);
  await keepTerms(api.core, noon('2027-04-10'));
  expect(await placeOf(brand)).toEqual({ is_featured: true, reason: 'Opens below ₹5 lakh' });
});

it('who renews goes on: the next term begins when the first is over', async () => {
  const brand = await listBrand({ is_featured: true, featured_reason: 'New here' });
  await payOn(brand, '2027-01-10');
  const next = await payOn(brand, '2027-03-20');
  expect([next.starts_on, next.ends_on]).toEqual(['2027-04-10', '2027-07-09']);
  await keepTerms(api.core, noon('2027-04-10'));
  expect(await placeOf(brand)).toEqual(paidPlace);
  await keepTerms(api.core, noon('2027-07-10'));
  expect(await placeOf(brand)).toEqual({ is_featured: true, reason: 'New here' });
});

it('a credit note ends the place at once', async () => {
  const brand = await listBrand();
  const { id, version } = await payOn(brand, '2027-01-10');
  const body = { version, reason: 'Ordered twice.' };
  await creditOrder(api.core, { email: owner.email, id: '', name: '', role: 'owner' }, id, body);
  expect(await placeOf(brand)).toEqual({ is_featured: false, reason: null });
});

it('a paid place changes no order that a visitor chose, no check and no reply rate', async () => {
  const brand = await listBrand({ investment_min: 900_000 });
  const read = async () => {
    const { franchises: listed } = (await api.get(
      '/admin/api/franchises?sort=investmentLow&limit=100',
    )) as { franchises: { id: number }[] };
    const [row] = await api.core.db.select().from(franchises).where(eq(franchises.id, brand));
    return {
      order: listed.map(({ id }) => id),
      checked: [row?.confirmed_at, row?.enquiries_counted, row?.enquiries_answered],
    };
  };
  const before = await read();
  await payOn(brand, '2027-01-10');
  expect(await placeOf(brand)).toEqual(paidPlace);
  expect(before.order).toContain(brand);
  expect(await read()).toEqual(before);
});

it('reminders go out 30, 7 and 1 days before the end, each once, with two workers too', async () => {
  const to = 'renewal@example.in';
  const brand = await listBrand();
  await payOn(brand, '2027-01-10', to);
  const seen: number[] = [];
  for (const day of ['2027-03-09', '2027-03-10', '2027-03-11', '2027-04-02', '2027-04-08']) {
    await Promise.all([keepTerms(api.core, noon(day)), keepTerms(api.core, noon(day))]);
    await keepTerms(api.core, noon(day));
    seen.push(await remindersTo(to));
  }
  expect(seen).toEqual([0, 1, 1, 2, 3]);
});

it('after an erasure the invoice stays without the e-mail, and nobody is reminded', async () => {
  const to = 'erased@example.in';
  const brand = await listBrand();
  const paid = await payOn(brand, '2027-01-10', to);
  const other = await listBrand();
  const open = await placeOrder(api, owner, { plan, franchise: other, email: to });
  await erasePerson(api.core, { email: to }, 'visitor');
  const rows = await api.core.db
    .select()
    .from(planOrders)
    .where(eq(planOrders.franchise_id, other));
  expect(rows).toMatchObject([{ id: open.id, buyer: null, buyer_email: null, state: 'cancelled' }]);
  await keepTerms(api.core, noon('2027-04-08'));
  expect(await remindersTo(to)).toBe(0);
  const [invoice] = await api.core.db.select().from(invoices).where(eq(invoices.order_id, paid.id));
  expect(JSON.stringify(invoice)).not.toContain(to);
  expect(invoice?.buyer.name).toBe('Chai Gully Foods');
});

it('invoices are erased when eight years after their financial year are over, not before', async () => {
  const brand = await listBrand();
  const { id } = await payOn(brand, '2027-03-31');
  await keepTerms(api.core, noon('2027-08-01'));
  const count = () => api.core.db.$count(invoices, eq(invoices.order_id, id));
  await applyRetention(api.core, noon('2035-03-31'));
  expect(await count()).toBe(1);
  await applyRetention(api.core, noon('2035-04-01'));
  expect(await count()).toBe(0);
});
