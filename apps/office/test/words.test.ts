import { expect, it } from 'vitest';
import { fieldName } from '../src/shared/field-names.ts';
import { showValue } from '../src/shared/show-value.ts';

it.each([
  ['excepted_roi_max', 'Payback to (months)'],
  ['assignee_id', 'Given to'],
  ['franchiseName', 'Franchise name'],
  ['total_outlets', 'Total outlets'],
])('%s is called %s', (name, words) => {
  expect(fieldName(name)).toBe(words);
});

it.each([
  ['2026-11-10T04:30:00.000Z', /^10 Nov 2026, \d{1,2}:\d\d/],
  ['2040-02-01', /^1 Feb 2040$/],
  ['<p>Some  text</p>', /^Some text$/],
])('%s is read as %s', (value, shown) => {
  expect(showValue(value)).toMatch(shown);
});
