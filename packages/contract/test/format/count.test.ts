import { expect, it } from 'vitest';
import { countOf, formatCount } from '../../src/format/count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
  [-1_204, '-1,204'],
  [18.25, '18.3'],
  [1_250.04, '1,250'],
  [123_456.78, '1,23,456.8'],
])('groups %d in the Indian way', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [0, '0 franchises'],
  [1, '1 franchise'],
  [1_204, '1,204 franchises'],
])('counts %d of something', (count, text) => {
  expect(countOf(count, 'franchise')).toBe(text);
});

it('takes the word for many where an s is not enough', () => {
  expect(countOf(2, 'opportunity', 'opportunities')).toBe('2 opportunities');
});
