import { expect, it } from 'vitest';
import { fraudMarks } from '../../src/franchises/fraud.ts';

it.each([
  ['Guaranteed monthly returns of 4%', 'Promises a certain gain: “Guaranteed monthly returns”.'],
  ['Your profit is assured from day one', 'Promises a certain gain: “profit is assured”.'],
  ['100% assured income', 'Promises a certain gain: “100% assured income”.'],
  ['हर महीने कमाई की गारंटी', 'Promises a certain gain: “कमाई की गारंटी”.'],
  ['Send the token money today', 'Asks for money beforehand: “token money”.'],
  ['Pay ₹21,000 to block your city', 'Asks for money beforehand: “Pay ₹21,000 to block”.'],
  ['Pay chai.gully@okbank', 'Has an id for payments in its texts: “chai.gully@okbank”.'],
  ['Form: bit.ly/chai-form', 'Hides where a link leads: “bit.ly/chai-form”.'],
  ['Zudio stores for everyone', 'Names a brand of others: “Zudio”. Ask for proof.'],
])('%s', (description, mark) => {
  expect(fraudMarks({ business_name: 'Chai Gully', description })).toEqual([mark]);
});

it.each([
  'Write to hello@chai.example.in. Returns of crockery are free; nothing is guaranteed.',
  'The fixed fee covers training. Our partners earn from the second year.',
  'We advance goods on credit. The deposit is refundable.',
])('leaves alone: %s', (description) => {
  expect(fraudMarks({ business_name: 'Chai Gully', description })).toEqual([]);
});

it('marks a span of investment that no business has, and looks into lists too', () => {
  const wide = {
    investment_min: 10_000,
    investment_max: 50_000_000,
    features: ['Risk free profit'],
  };
  expect(fraudMarks(wide)).toEqual([
    'Promises a certain gain: “Risk free profit”.',
    'No business has such a span of investment.',
  ]);
  expect(fraudMarks({ investment_min: 500_000, investment_max: 2_000_000 })).toEqual([]);
});
