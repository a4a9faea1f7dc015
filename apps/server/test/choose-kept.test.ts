import { expect, it } from 'vitest';
import { chooseKept } from '../src/backup/choose-kept.ts';

const day = 86_400_000;
/** Two in the morning in India. */
const first = Date.parse('2026-01-01T20:30:00Z');
const nightly = (from: number, nights: number) =>
  Array.from({ length: nights }, (_, night) => ({ madeAt: new Date(from + night * day) }));

/** As it is done: night by night, of what is still there. */
function keepNightly(nights: number, isMade: (night: number) => boolean = () => true) {
  let there: { madeAt: Date }[] = [];
  for (const [night, made] of nightly(first, nights).entries()) {
    if (isMade(night)) there = Array.from(chooseKept(there.concat(made)));
  }
  const ages = there.map(({ madeAt }) => (first + (nights - 1) * day - Number(madeAt)) / day);
  return ages.sort((one, other) => one - other);
}

it('keeps seven days, four weeks and twelve months', () => {
  const ages = keepNightly(800);
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const older = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length;
  expect(older(7, 32)).toBeGreaterThanOrEqual(2);
  expect(older(32, 370)).toBeGreaterThanOrEqual(10);
  expect(ages.at(-1)).toBeGreaterThan(300);
  expect(ages.length).toBeLessThanOrEqual(7 + 4 + 12);
});

it('a server that stood still for half a year loses none of what it had', () => {
  const before = keepNightly(100);
  const after = keepNightly(280, (night) => night < 100 || night === 279);
  expect(after).toHaveLength(before.length);
  expect(after[1]).toBe(180);
});

it('of several on one day the newest stays', () => {
  const [early, late] = [{ madeAt: new Date(first) }, { madeAt: new Date(first + 3_600_000) }];
  expect([...chooseKept([early, late])]).toEqual([late]);
});
