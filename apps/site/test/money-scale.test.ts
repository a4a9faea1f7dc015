import { investment } from '@naya/contract/constants';
import { expect, test } from 'vitest';
import { amountAt, positionOf } from '../app/components/money-scale.ts';

const { sliderMin, sliderMax, sliderStep } = investment;

test('a pointer reaches every amount that the keys reach, and no other', () => {
  const amounts = Array.from(
    { length: (sliderMax - sliderMin) / sliderStep + 1 },
    (_, index) => sliderMin + index * sliderStep,
  );
  expect(amounts.map((amount) => amountAt(positionOf(amount)))).toEqual(amounts);
  for (let place = 0; place <= 1; place += 0.001) expect(amountAt(place) % sliderStep).toBe(0);
});
