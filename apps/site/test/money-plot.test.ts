import { calculate } from '@naya/contract/calculator/calculate';
import { parseCalculatorCase } from '@naya/contract/calculator/query';
import { expect, test } from 'vitest';
import { placeLabels } from '../app/routes/calculator/money-plot.tsx';
import { plotMoney } from '../app/routes/calculator/plot-points.ts';

test('a line with an amount stands at or above the highest curve', () => {
  const { values } = parseCalculatorCase(new URLSearchParams());
  const { curves, levels } = plotMoney(calculate(values).scenarios);
  const highest = Math.min(...curves.flatMap(({ points }) => points.map(({ y }) => y)));
  expect(Math.min(...levels.map(({ y }) => y))).toBeLessThanOrEqual(highest);
});

test.each(['', 'bills=100', 'bills=115', 'margin=75', 'bills=140&loanShare=50', 'bills=300'])(
  'no curve passes through the month when the plan has paid back: %s',
  (query) => {
    const { values } = parseCalculatorCase(new URLSearchParams(query));
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
