import { calculate } from '@naya/contract/calculator/calculate';
import { parseCalculatorCase } from '@naya/contract/calculator/query';
import { expect, test } from 'vitest';
import { plotMoney } from '../app/routes/calculator/plot-points.ts';

test('a line with an amount stands at or above the highest curve', () => {
  const { values } = parseCalculatorCase(new URLSearchParams());
  const { curves, levels } = plotMoney(calculate(values).scenarios);
  const highest = Math.min(...curves.flatMap(({ points }) => points.map(({ y }) => y)));
  expect(Math.min(...levels.map(({ y }) => y))).toBeLessThanOrEqual(highest);
});
