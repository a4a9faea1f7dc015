import { describe, expect, it } from 'vitest';
import { tradeFieldNames } from '../../src/categories/trade.ts';
import {
  calculateForBrand,
  comparePayback,
  warnOfPayback,
} from '../../src/calculator/compare-payback.ts';
import { startingFigures, type Trade } from '../../src/calculator/starting-figures.ts';
import { normaliseFranchise } from '../../src/franchises/normalise.ts';

const make = (stated: object) => {
  const franchise = normaliseFranchise({
    id: 1,
    business_name: 'Lab',
    category: 'Health',
    ...stated,
  });
  if (!franchise) throw new Error('It is a franchise');
  return franchise;
};
const trade: Trade = {
  ...(Object.fromEntries(tradeFieldNames.map((name) => [name, null])) as Omit<
    Trade,
    'trade_source'
  >),
  trade_share_percentage: 60,
  trade_opening_days: 30,
  trade_rent_per_sq_ft: 100,
  trade_staff_percentage: 20,
  trade_other_percentage: 5,
  trade_source: 'Accounts of twelve shops',
};
const brandOf = (stated: object) => startingFigures(make(stated), null).brand;

it.each([
  ['250 - 400 sq ft', 25_000],
  ['1,200', 1_20_000],
  ['40 square metres', undefined],
  ['a kiosk', undefined],
  [null, undefined],
])('takes the rent of an area of %s from the trade', (space_required, rent) => {
  expect(startingFigures(make({ space_required }), trade).trade?.rent).toBe(rent);
});

it('prices an interior only where the brand does, and starts from what opening costs', () => {
  expect(brandOf({ investment_min: 10_00_000, space_required: '500' })).toEqual({
    rest: 10_00_000,
  });
  expect(
    brandOf({ investment_min: 8_00_000, cost_interior: 3_00_000, cost_deposit: 50_000 }),
  ).toEqual({ interior: 3_00_000, deposit: 50_000, rest: 4_50_000 });
});

it('shares of the trade become amounts of the brand’s own month', () => {
  const lab = make({ average_bill: 400, bills_a_day: 50, opening_days: 25 });
  // 400 × 50 × 25 = 5,00,000 a month.
  expect(startingFigures(lab, trade).trade).toMatchObject({ wages: 1_00_000, other: 25_000 });
  expect(startingFigures(make({}), trade).trade).toEqual({ margin: 60, days: 30 });
});

it.each([
  [{}, 5],
  [{ royalty_base: 'Gross profit', partner_share_percentage: 40 }, 2],
  [{ royalty_base: 'Gross profit' }, undefined],
  [
    {
      royalty_base: 'Goods bought from the brand',
      partner_share_percentage: 40,
      brand_supply_percentage: 50,
    },
    1.5,
  ],
  [{ royalty_base: 'Goods bought from the brand' }, undefined],
])('a royalty of 5%% with %j is that much of sales', (stated, royalty) => {
  expect(brandOf({ royalty_percentage: 5, ...stated })?.royalty).toBe(royalty);
});

describe('the brand’s payback beside the calculated one', () => {
  // 50 × 400 × 30 = 6,00,000 a month; 35% of it 2,10,000; less 1,10,000: 1,00,000 left, and 5,00,000 are back in 5 months.
  const lab = {
    investment_min: 5_00_000,
    partner_share_percentage: 35,
    average_bill: 400,
    bills_a_day: 50,
    opening_days: 30,
    monthly_rent: 20_000,
    monthly_staff_cost: 70_000,
    monthly_other_costs: 20_000,
  };
  it.each([
    [5, 8, null],
    [11, 15, 'faster'],
    [10, 15, null],
    [2, 3, 'slower'],
    [null, 3, 'slower'],
    [null, null, null],
  ])('of %s to %s months: %s', (excepted_roi_min, excepted_roi_max, difference) => {
    const brand = make({ ...lab, excepted_roi_min, excepted_roi_max });
    const calculation = calculateForBrand(brand, null);
    expect(calculation?.scenarios[0]?.paybackMonths).toBe(5);
    expect(comparePayback(brand, calculation)).toBe(difference);
    expect(Object.keys(warnOfPayback(brand, null))).toEqual(difference ? ['excepted_roi_min'] : []);
  });

  it('says nothing of what cannot be calculated', () => {
    const brand = make({ ...lab, bills_a_day: null, excepted_roi_min: 2 });
    expect(calculateForBrand(brand, trade)).toBeNull();
    expect(comparePayback(brand, null)).toBeNull();
  });

  it('is slower when five years are not enough', () => {
    const brand = make({ ...lab, monthly_rent: 1_20_000, excepted_roi_max: 12 });
    expect(comparePayback(brand, calculateForBrand(brand, null))).toBe('slower');
    expect(warnOfPayback(brand, null).excepted_roi_min).toContain('more than 60 months');
  });
});
