import { expect, it } from 'vitest';
import { compareFranchises, type ComparedFranchise } from '../../src/saved/comparison.ts';

const nothing: ComparedFranchise = {
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
  support_provided: [],
  training_details: [],
  gst_number: null,
  cin_number: null,
  checks: [],
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
  expect(row('Royalty on sales', { royalty_percentage: 6 }, { royalty_percentage: 4 })).toEqual({
    values: ['6%', '4%'],
    best: 1,
    reason: 'Lowest share of your sales',
    isSame: false,
  });
  expect(row('Outlets', { total_outlets: 120 }, { total_outlets: 40 })).toMatchObject({ best: 0 });
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
