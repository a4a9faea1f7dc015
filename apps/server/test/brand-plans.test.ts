import type { BrandBilling } from '@naya/contract/billing/entity';
import { mails } from '@naya/db/tables/mail';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { buyer, createPlan, pay, putSeller, type OfficeOrder } from './support/billing.ts';
import { listBrand, type BrandPerson } from './support/brand.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let office: Colleague;
let brand = 0;
let owner: BrandPerson;
let other: Awaited<ReturnType<typeof listBrand>>;
let plan = 0;
beforeAll(async () => {
  office = await createColleague(api, 'owner');
  ({ brand, owner } = await listBrand(api, 1));
  other = await listBrand(api, 2);
  plan = await createPlan(office);
});

const readBilling = () => owner.read<BrandBilling>(`/brands/${brand}/plans`);
const order = (more: object = {}) =>
  owner.call('POST', `/brands/${brand}/orders`, { plan, ...buyer, ...more });

it('offers nothing and takes no order while the company’s details are missing', async () => {
  expect(await readBilling()).toMatchObject({ plans: [], orders: [], payment: null });
  expect((await order()).status).toBe(409);
  expect((await putSeller(office)).status).toBe(200);
});

it('an owner orders, and sees what to pay, where, and a UPI code; the address that was typed gets no mail', async () => {
  expect((await order()).status).toBe(200);
  const { orders, payment } = await readBilling();
  expect(orders).toMatchObject([{ state: 'proforma', net: 499_900, tax: 89_982, total: 589_882 }]);
  const reference = `ORDER-${orders[0]?.id}`;
  expect(payment).toMatchObject({ reference, bank_account: '000011112222' });
  expect(payment?.upi?.url).toContain('pa=sample@bank');
  expect(payment?.upi?.url).toContain('am=5898.82');
  expect(payment?.upi?.code.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
  expect(await api.core.db.$count(mails, eq(mails.to, buyer.email))).toBe(0);
});

it('a second press is the same order, and another one has to wait', async () => {
  const answers = await Promise.all([order(), order(), order({ name: 'Somebody else' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
  expect((await readBilling()).orders).toHaveLength(1);
});

it('what is not offered is not ordered, and what is not filled in is said at its field', async () => {
  await owner.call('POST', `/brands/${brand}/orders/cancel`);
  const hidden = await createPlan(office, { is_offered: false });
  expect((await order({ plan: hidden })).status).toBe(409);
  const answer = await order({ state: '', gstin: '27AAPFU0939F1ZX' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: { gstin: 'This GSTIN has a wrong check digit' },
  });
});

it('cancelled twice is cancelled once', async () => {
  expect((await order()).status).toBe(200);
  const cancel = () => owner.call('POST', `/brands/${brand}/orders/cancel`);
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readBilling()).orders.map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});

it('the invoice of a brand opens for its owners and for no other brand', async () => {
  await order();
  const [placed] = (await readBilling()).orders;
  await pay(office, await office.read<OfficeOrder>(`/orders/${placed?.id}`));
  const { invoices, has_paid_place } = await readBilling();
  expect(has_paid_place).toBe(true);
  const pathOf = (id: number) => `/brands/${id}/invoices/${invoices[0]?.id}/file`;
  const file = await owner.call('GET', pathOf(brand));
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect((await other.owner.call('GET', pathOf(other.brand))).status).toBe(404);
  expect((await other.owner.call('GET', pathOf(brand))).status).toBe(403);
});
