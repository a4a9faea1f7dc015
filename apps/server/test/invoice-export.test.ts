import { readDecimal } from '@naya/contract/billing/amounts';
import { csvMark } from '@naya/contract/csv';
import { creditOrder, markPaid } from '@naya/core/billing/payments';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createPlan, placeOrder, putSeller, type OfficeOrder } from './support/billing.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let owner: Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  await putSeller(owner);
});

const actor = { id: '', name: '', email: 'owner@example.in', role: 'owner' } as const;

/** A month of an invented company in Maharashtra; sums worked by hand. */
const month = [
  { day: '2026-11-02', price: '4999', state: 'Karnataka', isCredited: false },
  { day: '2026-11-05', price: '4999', state: 'Maharashtra', isCredited: false },
  { day: '2026-11-09', price: '999.99', state: 'Maharashtra', isCredited: false },
  { day: '2026-11-16', price: '123.45', state: 'Gujarat', isCredited: true },
  { day: '2026-11-30', price: '15000', state: 'Tamil Nadu', isCredited: false },
  // Of other months.
  { day: '2026-10-31', price: '700', state: 'Delhi', isCredited: false },
  { day: '2026-12-01', price: '700', state: 'Delhi', isCredited: false },
];
const sums = {
  // 4999.00 + 4999.00 + 999.99 + 15000.00; what was credited counts as nothing.
  'Taxable value': 25_997_99,
  // 449.91 + 90.00
  CGST: 539_91,
  'SGST or UTGST': 539_91,
  // 899.82 + 2700.00
  IGST: 3_599_82,
  Total: 30_677_63,
};

it('a month of an accountant’s export adds up', async () => {
  for (const { day, price, state, isCredited } of month) {
    const plan = await createPlan(owner, { price_paise: price });
    const order = await placeOrder(api, owner, { plan, state });
    const now = new Date(`${day}T06:30:00Z`);
    const paying = { version: order.version, reference: `UTR ${order.id}` };
    await markPaid(api.core, actor, order.id, paying, now);
    if (!isCredited) continue;
    const { version } = await owner.read<OfficeOrder>(`/orders/${order.id}`);
    await creditOrder(api.core, actor, order.id, { version, reason: 'By mistake.' }, now);
  }
  const answer = await owner.call('GET', '/invoices/export.csv?from=2026-11-01&to=2026-11-30');
  // A decoder drops the mark by which spreadsheets know UTF-8.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith(csvMark)).toBe(true);
  const [header = [], ...rows] = text
    .slice(csvMark.length)
    .trim()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  expect(rows.map((row) => row[header.indexOf('Number')])).toEqual([
    ...['00002', '00003', '00004', '00005', '00006'].map(() =>
      expect.stringMatching(/^INV\/26-27/),
    ),
    'CRN/26-27/00001',
  ]);
  const toPaise = (cell = '') =>
    (readDecimal(cell.replace('-', '')) ?? NaN) * (cell.startsWith('-') ? -1 : 1);
  const cellsOf = (row: string[]) => (name: string) => toPaise(row[header.indexOf(name)]);
  for (const [name, sum] of Object.entries(sums)) {
    expect(
      rows.map((row) => cellsOf(row)(name)).reduce((one, other) => one + other),
      name,
    ).toBe(sum);
  }
  for (const row of rows) {
    const cell = cellsOf(row);
    const parts = ['Taxable value', 'CGST', 'SGST or UTGST', 'IGST'].map(cell);
    expect(parts.reduce((one, other) => one + other)).toBe(cell('Total'));
  }
});

it('a span that is none is refused at its field', async () => {
  const answer = await owner.call('GET', '/invoices/export.csv?from=November&to=2026-11-30');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { from: expect.any(String) } });
});
