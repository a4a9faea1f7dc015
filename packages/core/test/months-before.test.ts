import { expect, it } from 'vitest';
import { monthsBefore } from '../src/months-before.ts';

it.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-30', 1, '2028-02-29'],
  ['2026-12-31', 6, '2026-06-30'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-01-15', 24, '2024-01-15'],
  ['2026-01-31', 1, '2025-12-31'],
])('%s less %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(`${now}T09:30:00Z`), months)).toBe(`${before}T09:30:00.000Z`);
});
