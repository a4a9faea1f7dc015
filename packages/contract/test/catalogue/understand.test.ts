import { expect, test } from 'vitest';
import { emptyFranchiseQuery } from '../../src/franchises/query.ts';
import { understandSearch } from '../../src/franchises/understand/understand-search.ts';

const categories = [
  { name: 'Food & Beverage', slug: 'food-beverage' },
  { name: 'Education', slug: 'education' },
];
const read = (search: string, chosen = {}) => {
  const { query, understood } = understandSearch(
    { ...emptyFranchiseQuery, search, ...chosen },
    categories,
  );
  return [
    ...understood.map(({ parameter, value }) => `${parameter}=${value}`),
    query.search,
  ].join();
};

test.each([
  ['15 lakh', 'maxInvestment=1500000,'],
  ['under 10L', 'maxInvestment=1000000,'],
  ['1.5 Cr', 'maxInvestment=15000000,'],
  ['₹ 15,00,000', 'maxInvestment=1500000,'],
  ['150000', 'maxInvestment=150000,'],
  ['above 1 crore', 'minInvestment=10000000,'],
  ['10-15 lakh', 'minInvestment=1000000,maxInvestment=1500000,'],
  ['between 5 lakh and 1 cr', 'minInvestment=500000,maxInvestment=10000000,'],
  ['chai within 24 months', 'maxRoi=24,chai'],
  ['gym within 2 years in Indore', 'maxRoi=24,location=Indore,gym'],
  ['24x7 store', '24x7 store'],
  ['3d print', '3d print'],
  ['class 10', 'class 10'],
  ['chai in bengaluru', 'location=Bangalore,chai'],
  ['navi mumbai salon', 'location=Navi Mumbai,salon'],
  ['puri bhaji', 'puri bhaji'],
  ['hotel in puri', 'location=Puri,hotel'],
  ['tamil nadu', 'state=Tamil Nadu,'],
  ['food and beverage franchise under ₹4 lakh', 'category=Food & Beverage,maxInvestment=400000,'],
  ['education in patna', 'category=Education,location=Patna,'],
  ['food', 'food'],
  ['इंदौर में चाय', 'location=Indore,चाय'],
  ['indor', 'location=Indore,'],
  ['banglore cafe', 'location=Bangalore,cafe'],
  ['gym hydrabad mein', 'location=Hyderabad,gym'],
  ['indoor play', 'indoor play'],
  ['hardware store', 'hardware store'],
  ['डोसा पुरी', 'डोसा पुरी'],
  ['चाय १५ लाख तक', 'maxInvestment=1500000,चाय'],
  ['gym 10 lakh ke andar', 'maxInvestment=1000000,gym'],
  ['5 se 10 lakh', 'minInvestment=500000,maxInvestment=1000000,'],
  ['1 करोड़ से ऊपर', 'minInvestment=10000000,'],
  ['50 hazar se kam', 'maxInvestment=50000,'],
  ['999999999999999999999 crore', '999999999999999999999 crore'],
  ['!!', '!!'],
])('%j is understood as %j', (search, expected) => {
  expect(read(search)).toBe(expected);
});

test('each part says what is left without it, and a chosen filter wins', () => {
  const query = { ...emptyFranchiseQuery, search: 'chai in Indore under 10L' };
  expect(understandSearch(query, categories).understood).toEqual([
    { parameter: 'location', value: 'Indore', text: 'in Indore', rest: 'chai under 10L' },
    { parameter: 'maxInvestment', value: '1000000', text: 'under 10L', rest: 'chai in Indore' },
  ]);
  expect(read('chai Indore 5L', { location: 'Pune', maxInvestment: 900_000 })).toBe('chai');
});
