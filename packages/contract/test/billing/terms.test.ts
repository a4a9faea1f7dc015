import { expect, test } from 'vitest';
import { daysBetween, lastDayOfTerm, nextDay } from '../../src/billing/terms.ts';

test.each([
  ['2026-11-20', 12, '2027-11-19'],
  ['2026-11-01', 1, '2026-11-30'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-01-30', 1, '2026-02-28'],
  ['2026-12-01', 3, '2027-02-28'],
])('from %s for %d months it ends on %s', (start, months, end) => {
  expect(lastDayOfTerm(start, months)).toBe(end);
});

test('a term that follows begins on the next day', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(daysBetween('2026-12-25', '2027-01-01')).toBe(7);
});
