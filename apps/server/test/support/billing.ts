import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import type { TestApi } from './api.ts';
import type { Colleague } from './office.ts';

const seller = {
  name: 'Naya Sample Private Limited',
  gstin: '27AAPFU0939F1ZV',
  address: 'Sample House, Nagpur 440001',
  upi_id: 'sample@bank',
  bank_name: 'Sample Bank',
  bank_account: '000011112222',
  bank_ifsc: 'SMPL0000001',
};

export const buyer = {
  name: 'Chai Gully Foods',
  gstin: '',
  address: 'Sample Road, Mysuru 570001',
  state: 'Karnataka',
  email: 'accounts@example.in',
};

export type OfficeOrder = {
  id: number;
  state: string;
  version: number;
  starts_on: string | null;
  ends_on: string | null;
  sums: { net: number; cgst: number; sgst: number; igst: number; total: number };
  invoices: { id: number; kind: string; number: string; total: number }[];
};

export const putSeller = (owner: Colleague) =>
  owner.call('PUT', '/seller', { ...seller, version: 0 });

let plans = 0;
export async function createPlan(owner: Colleague, values: object = {}): Promise<number> {
  plans += 1;
  const plan = {
    name: `Featured ${plans}`,
    price_paise: '4999',
    months: 12,
    gst_rate: 18,
    sac: '998365',
    gives_featured: true,
    is_offered: true,
    ...values,
  };
  const made = await owner.call('POST', '/plans', plan);
  if (made.status !== 201) throw new Error(await made.text());
  return ((await made.json()) as { id: number }).id;
}

/** A brand of its own for each. */
export async function placeOrder(
  api: TestApi,
  owner: Colleague,
  { plan, ...more }: { plan: number; franchise?: number } & Partial<typeof buyer>,
): Promise<OfficeOrder> {
  const [made] = more.franchise
    ? [more.franchise]
    : await insertFranchisesForTest(api.core.db, [{ business_name: 'Chai Gully' }]);
  const answer = await owner.call('POST', '/orders', { plan, franchise: made, ...buyer, ...more });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as OfficeOrder;
}

export const pay = (owner: Colleague, { id, version }: OfficeOrder, reference = `UTR ${id}`) =>
  owner.call('POST', `/orders/${id}/payment`, { version, reference });
