import { expect, it } from 'vitest';
import { readRupees } from '../../src/format/parse-amount.ts';
import { tidyPhone } from '../../src/format/phone.ts';
import { listingSchema } from '../../src/submissions/listing.ts';

it.each([
  ['98640 12345', '9864012345'],
  ['+91 98640-12345', '9864012345'],
  ['098640 12345', '9864012345'],
  ['(000) 001 1111', '0000011111'],
  // Not whole yet, or no number: left as it is typed.
  ['98640 1234', '98640 1234'],
  ['+91 98640', '+91 98640'],
  ['98640123456', '98640123456'],
  ['ask Asha', 'ask Asha'],
])('the phone "%s" is tidied to "%s"', (typed, tidied) => {
  expect(tidyPhone(typed)).toBe(tidied);
});

it('typing a whole number, digit by digit, never loses one', () => {
  for (const whole of ['9864012345', '+919864012345', '09864012345', '919864012345']) {
    const typed = whole.split('').reduce((text, digit) => tidyPhone(text + digit), '');
    expect(typed, whole).toBe('9864012345');
  }
});

it.each([
  ['5,50,000', 550_000],
  ['3.5 lakh', 350_000],
  ['₹1.2 cr', 12_000_000],
  [0, 0],
  ['some', null],
])('the amount "%s" is read as %s', (typed, amount) => {
  expect(readRupees(typed)).toBe(amount);
  const checked = listingSchema.shape.investment_min.safeParse(typed);
  expect(checked.success ? checked.data : null).toBe(amount);
});
