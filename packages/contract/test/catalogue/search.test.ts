import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultPageOf } from '../../src/franchises/catalogue.ts';
import { searchScore, withinOneTypo } from '../../src/franchises/catalogue/search.ts';
import { emptyFranchiseQuery } from '../../src/franchises/query.ts';
import { franchise } from './franchises.ts';

const chai = franchise({
  business_name: 'Café Masala Junction',
  category: 'Food & Beverage',
  description: 'Good tea, served hot. Kiosks from 90 sq ft.',
  headquarters: 'Bengaluru',
  locations: ['Mysuru', 'Hubballi'],
});

describe('search', () => {
  test.each([
    'cafe',
    'CAFÉ',
    'masala junction',
    'junction masala',
    'junc',
    'bev',
    'kiosks',
    'bengaluru',
    'hubb',
    'tea mysuru',
    'masla',
    'masaala',
    'maslaa',
    'nasala',
    'bengalure',
    'bangaluru',
    'mysru cafe',
    'junctoin',
    'junkt',
    '90',
    'Café-Masala!',
  ])('finds %j', (search) => {
    expect(searchScore(chai, search)).toBeGreaterThan(0);
  });

  test.each(['pizza', 'masala pizza', 'mslaa x', 'mxsalx', 'teb', 'herved', 'unction9', '!?'])(
    'does not find %j',
    (search) => {
      expect(searchScore(chai, search)).toBe(0);
    },
  );

  test('finds names in Indian scripts', () => {
    const row = franchise({ business_name: 'नया चाय घर' });
    expect(searchScore(row, 'चाय')).toBeGreaterThan(0);
    expect(searchScore(row, 'चाट')).toBe(0);
  });

  test('best match first while sorted as featured, misspelt ones last in any order', () => {
    const rows = [
      franchise({
        id: 'described',
        business_name: 'Beta',
        description: 'We sell dosas',
        is_featured: true,
      }),
      franchise({ id: 'misspelt', business_name: 'Alpha Mosala', is_featured: true }),
      franchise({ id: 'begun', business_name: 'Masalawala', description: 'Chairs, every evening' }),
      franchise({ id: 'named', business_name: 'City Masala Chai' }),
      franchise({ id: 'other', business_name: 'Chait Tailor', description: 'Chai and dosa' }),
    ];
    const ids = (search: string, sort: 'featured' | 'name' = 'name') =>
      resultPageOf(rows, { ...emptyFranchiseQuery, search, sort }).franchises.map(({ id }) => id);
    expect(ids('masala', 'featured')).toEqual(['named', 'begun', 'misspelt']);
    expect(ids('masala')).toEqual(['named', 'begun', 'misspelt']);
    // Short words: no typo, and in running text nothing but the word and its plural.
    expect(ids('chai')).toEqual(['other', 'named']);
    expect(ids('dosa')).toEqual(['described', 'other']);
    expect(ids('ev')).toEqual([]);
  });
});

describe('withinOneTypo', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  test('agrees with the slow definition', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(withinOneTypo(a, b)).toBe(a === b || edits(a).has(b));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Every text one edit away, over the letters of the test. */
function edits(text: string): Set<string> {
  const all = new Set<string>();
  for (let at = 0; at <= text.length; at += 1) {
    const [left, right] = [text.slice(0, at), text.slice(at)];
    all.add(left + right.slice(1));
    if (right.length > 1) all.add(left + right[1] + right[0] + right.slice(2));
    for (const letter of 'abc') all.add(left + letter + right).add(left + letter + right.slice(1));
  }
  return all;
}
