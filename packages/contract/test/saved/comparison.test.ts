import { expect, it } from 'vitest';
import {
  comparedFields,
  compareFranchises,
  type ComparedFranchise,
} from '../../src/saved/comparison.ts';

const unstated = Object.fromEntries(comparedFields.map((name) => [name, null]));
const nothing: ComparedFranchise = {
  ...(unstated as unknown as ComparedFranchise),
  id: 1,
  business_name: 'One',
  business_logo: null,
  category: 'Retail',
  headquarters: null,
  locations: [],
  investment_min: null,
  investment_max: null,
  excepted_roi_min: null,
  excepted_roi_max: null,
  space_required: null,
  franchise_fee: null,
  royalty_percentage: null,
  contract_duration: null,
  model_type: null,
  establishment_year: null,
  total_outlets: null,
  outlets_year: null,
  outlets_opened: null,
  outlets_closed: null,
  outlets_opened_before: null,
  outlets_closed_before: null,
  outlets_opened_first: null,
  outlets_closed_first: null,
  outlets_company: null,
  outlets_partner: null,
  outlets_unopened: null,
  support_provided: [],
  training_details: [],
  gst_number: null,
  cin_number: null,
  checks: [],
  costs_not_included: [],
  open_cities: [],
  waiting_cities: [],
  outlet_cities: [],
  call_summary: null,
};
const row = (label: string, ...franchises: Partial<ComparedFranchise>[]) => {
  const found = compareFranchises(franchises.map((one) => ({ ...nothing, ...one }))).find(
    (each) => each.label === label,
  );
  return {
    values: found?.cells.map(({ value }) => value),
    best: found?.cells.findIndex(({ isBest }) => isBest),
    reason: found?.reason,
    isSame: found?.isSame,
  };
};

it('marks the one brand that is ahead, and says why', () => {
  expect(row('Franchise fee', { franchise_fee: 6_000 }, { franchise_fee: 4_000 })).toEqual({
    values: ['₹6K', '₹4K'],
    best: 1,
    reason: 'Lowest fee',
    isSame: false,
  });
  expect(row('Outlets', { total_outlets: 120 }, { total_outlets: 40 })).toMatchObject({ best: 0 });
});

const lab = { royalty_percentage: 0, partner_share_percentage: 35 };
const shop = { royalty_percentage: 5, partner_share_percentage: 60, fees_gst: 'On top' };
const label = 'Stays with you, of ₹100 billed';

it('does not crown a royalty of nothing where most of the billing stays with the brand', () => {
  expect(row('Royalty', lab, shop)).toMatchObject({
    values: ['None', '5%, of what is not stated; 18% GST on top'],
    best: -1,
  });
  // 60 - 5 × 1.18 = 54.1.
  const marketing_fee_percentage = 0;
  const both = [
    { ...lab, marketing_fee_percentage },
    { ...shop, marketing_fee_percentage },
  ];
  expect(row(label, ...both)).toMatchObject({
    values: ['₹35, before rent and wages', '₹54.1, before rent and wages'],
    best: 1,
    reason: 'Most of what is billed',
  });
});

it.each([
  ['trades differ', { category: 'Health' }],
  ['a fee is not stated', { marketing_fee_percentage: 1 }],
])('crowns nobody for what stays while %s', (_what, change) => {
  expect(row(label, lab, { ...shop, ...change })).toMatchObject({ best: -1, reason: null });
});

it('crowns no sum to open that lacks what comes on top', () => {
  const whole = { investment_min: 10_00_000 };
  const least = { investment_min: 9_00_000, costs_not_included: ['Deposit'] };
  expect(row('What opening costs', whole, least)).toMatchObject({
    values: ['₹10L', 'At least ₹9L'],
    best: -1,
  });
});

it('says no where we have checked nothing', () => {
  const checks = [
    { kind: 'contact' as const, checked_on: '2026-10-02', detail: null, words: null, images: [] },
  ];
  const [checked, unchecked] = row('Checked by us', { checks }, {}).values ?? [];
  expect([checked !== 'No', unchecked]).toEqual([true, 'No']);
  const none = { listed: 9, again: 0, unreached: 0, askable: 0, back: [], waiting: [], closed: [] };
  const call_summary = { ...none, rung: 2 };
  expect(row('Checked by us', { call_summary }, {}).values).toEqual(['We rang partners', 'No']);
});

it('says of a city how each brand stands there', () => {
  const indore = { city: 'Indore', state: 'Madhya Pradesh' };
  const brands = [
    { ...nothing, open_cities: [{ city: null, state: 'Madhya Pradesh' }] },
    { ...nothing, waiting_cities: [indore] },
    { ...nothing, outlet_cities: [{ ...indore, count: 3 }] },
    nothing,
  ];
  const rowOf = (city: typeof indore | null) =>
    compareFranchises(brands, city).find((each) => each.label.startsWith('Open '));
  expect(rowOf(indore)?.label).toBe('Open in Indore');
  expect(rowOf(indore)?.cells.map(({ value }) => value)).toEqual([
    'Yes',
    'Waiting list',
    'No: has outlets there',
    'No',
  ]);
  expect(rowOf(null)?.cells[0]?.value).toBe('Anywhere in Madhya Pradesh');
});

it('marks a payback that is shorter at both ends: 12 to 30 months is no promise of 12', () => {
  const broad = { excepted_roi_min: 12, excepted_roi_max: 30 };
  const steady = { excepted_roi_min: 18, excepted_roi_max: 24 };
  const quick = { excepted_roi_min: 12, excepted_roi_max: 20 };
  expect(row('Payback, as stated', broad, steady)).toMatchObject({ best: -1 });
  expect(row('Payback, as stated', broad, quick)).toMatchObject({ best: 1 });
});

it.each([
  ['equal figures', { franchise_fee: 100 }, { franchise_fee: 100 }],
  ['a single stated figure', { franchise_fee: 100 }, {}],
  ['no figure', {}, {}],
])('marks nobody for %s', (_what, one, other) => {
  expect(row('Franchise fee', one, other)).toMatchObject({ best: -1, reason: null });
});

it('gives each phrase of a list a line of its own', () => {
  const support_provided = ['Rack, counter and signboard', 'Billing software'];
  expect(row('Support', { support_provided }, {}).values).toEqual([
    'Rack, counter and signboard\nBilling software',
    null,
  ]);
  expect(row('Locations', { locations: ['Pune', 'Surat'] }).values).toEqual(['Pune, Surat']);
});

it('says what is missing, and which rows are the same', () => {
  expect(row('Headquarters', { headquarters: 'Indore' }, {})).toMatchObject({
    values: ['Indore', null],
    isSame: false,
  });
  expect(row('Support', {}, {})).toMatchObject({ values: [null, null], isSame: true });
});

it('says how outlets have fared as far as it is stated, and marks nobody as better', () => {
  const stated = {
    outlets_year: 2025,
    outlets_opened: 14,
    outlets_opened_before: 1_200,
    outlets_closed: 0,
    outlets_unopened: 3,
  };
  expect(row('Opened and closed', stated, {}, { outlets_closed_first: 2 })).toMatchObject({
    values: [
      '2025–2023: opened 14, 1,200, not stated; closed 0, not stated, not stated',
      null,
      'opened not stated; closed not stated, not stated, 2',
    ],
    best: -1,
  });
  expect(row('Sold, not opened', stated, { outlets_unopened: 0 }).values).toEqual(['3', '0']);
});

it('draws the rail where partners were rung, and leaves the row out where no backend rings', () => {
  const none = { listed: 0, rung: 0, again: 0, unreached: 0, askable: 0 };
  const calls = { ...none, back: [], waiting: [], closed: [] };
  const rung = { ...calls, listed: 84, rung: 2, again: 1, back: [14], closed: [7] };
  expect(row('Would do it again', { call_summary: rung }, { call_summary: calls }).values).toEqual([
    'Rang 2 of 84. 1 would do it again.',
    'We have rung no partner yet: the brand has given us no list of them.',
  ]);
  expect(row('Would do it again', {}, {}).values).toBeUndefined();
});
