import { expect, test } from 'vitest';
import { describeCheckCounts } from '../../src/franchises/check-counts.ts';

const none = { registration: 0, document: 0, contact: 0, visit: 0, figures: 0, partners: 0 };

test.each([
  [{ ...none, brands: 0, checked: 0 }, 'No brand is shown yet.'],
  [{ ...none, brands: 1, checked: 0 }, 'Of the 1 brand shown we have checked none ourselves yet.'],
  [
    { ...none, figures: 3, brands: 9, checked: 3 },
    'Of the 9 brands shown we have checked none ourselves yet.',
  ],
  [
    { ...none, contact: 2, brands: 2, checked: 2 },
    'Of the 2 brands shown we have rung the contact of 2.',
  ],
  [
    { ...none, partners: 3, brands: 4, checked: 3 },
    'Of the 4 brands shown we have rung partners of 3; of 1 we have only the brand’s own word.',
  ],
  [
    { ...none, contact: 11, visit: 12, document: 9, brands: 68, checked: 34 },
    'Of the 68 brands shown we have rung the contact of 11, visited an outlet of 12 and seen documents of 9; of 34 we have only the brand’s own word.',
  ],
])('%j says %j', (counts, said) => {
  expect(describeCheckCounts(counts)).toBe(said);
});
