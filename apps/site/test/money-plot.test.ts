import { calculate } from '@naya/contract/calculator/calculate';
import { completeValues, parseCalculatorCase } from '@naya/contract/calculator/query';
import { expect, test } from 'vitest';
import { placeLabels } from '../app/routes/calculator/money-plot.tsx';
import { plotMoney } from '../app/routes/calculator/plot-points.ts';

const shop = {
  fee: 3_00_000,
  interior: 4_50_000,
  equipment: 2_50_000,
  stock: 1_00_000,
  deposit: 90_000,
  workingCapital: 3_45_000,
  bills: 80,
  bill: 150,
  days: 30,
  margin: 60,
  royalty: 5,
  rent: 30_000,
  wages: 60_000,
  other: 25_000,
  loanRate: 12,
  loanYears: 5,
};
const valuesOf = (query: string) =>
  completeValues(parseCalculatorCase(new URLSearchParams(query), { brand: shop }))!;

test('a line with an amount stands at or above the highest curve', () => {
  const values = valuesOf('');
  const { curves, levels } = plotMoney(calculate(values).scenarios);
  const highest = Math.min(...curves.flatMap(({ points }) => points.map(({ y }) => y)));
  expect(Math.min(...levels.map(({ y }) => y))).toBeLessThanOrEqual(highest);
});

test.each(['', 'bills=100', 'bills=115', 'margin=75', 'bills=140&loanShare=50', 'bills=300'])(
  'no curve passes through the month when the plan has paid back: %s',
  (query) => {
    const values = valuesOf(query);
    const plot = plotMoney(calculate(values).scenarios);
    const [label] = placeLabels(plot);
    if (!label) throw new Error('The plan pays back within five years.');
    const { x, y, anchor } = label;
    const left = anchor === 'end' ? x - 44 : x;
    const inside = plot.curves
      .flatMap(({ points }) => points)
      .filter((point) => point.x > left && point.x < left + 44)
      .filter((point) => point.y > y - 9 && point.y < y + 2);
    expect(inside).toEqual([]);
  },
);
