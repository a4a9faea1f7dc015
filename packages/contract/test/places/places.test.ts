import { expect, test } from 'vitest';
import { cities, findCity } from '../../src/places/cities.ts';
import { outletPlaces } from '../../src/places/form.ts';
import { placeText } from '../../src/places/place.ts';
import { readFranchiseText } from '../../src/places/read-franchise-text.ts';
import { readPlaces } from '../../src/places/read-places.ts';
import { states } from '../../src/places/states.ts';
import { suggestPlaces } from '../../src/places/suggest-places.ts';

test('the list has every state, and every name once', () => {
  expect(states).toHaveLength(36);
  expect(new Set(cities.map(({ state }) => state)).size).toBe(36);
  expect(cities.length).toBeGreaterThan(400);
  const names = cities.flatMap(({ name, otherNames }) => [name, ...otherNames]);
  expect(names.filter((name) => findCity(name) === null)).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test.each([
  ['Bengaluru', 'Bangalore, Karnataka'],
  ['ALLAHABAD', 'Prayagraj, Uttar Pradesh'],
  ['gurgaon', 'Gurugram, Haryana'],
  ['Indore, MP', 'Indore, Madhya Pradesh'],
  ['Delhi', 'Delhi'],
  ['anywhere in Delhi', 'Anywhere in Delhi'],
  ['Goa', 'Anywhere in Goa'],
  ['Jammu and Kashmir', 'Anywhere in Jammu and Kashmir'],
  ['Pan India', 'Whole of India'],
  ['Pune and Nashik', 'Pune, Maharashtra; Nashik, Maharashtra'],
  ['Bilaspur', 'Bilaspur, Chhattisgarh'],
  ['Bilaspur, Himachal Pradesh', 'Bilaspur (Himachal Pradesh), Himachal Pradesh'],
  ['Indore, Gujarat', 'Indore, Madhya Pradesh; Anywhere in Gujarat'],
  ['Pune (3), Surat: 4, Pune (5)', 'Pune, Maharashtra (5); Surat, Gujarat (4)'],
  ['Sonkatch, Madhya Pradesh', 'Sonkatch, Madhya Pradesh'],
  ['Nowhere', '?Nowhere'],
  ['इंदौर, Pune', 'Pune, Maharashtra; ?इंदौर'],
  ['', ''],
  ['Tire 1cities', '?Tire 1cities'],
])('%j is read as %j', (text, expected) => {
  const { places, unknown } = readPlaces(text);
  expect([...places.map(placeText), ...unknown.map((name) => `?${name}`)].join('; ')).toBe(
    expected,
  );
  // A place we write is read back as the same.
  for (const place of places) expect(readPlaces(placeText(place)).places).toEqual([place]);
});

test('the texts of a franchise are read into its lists, and what is doubtful is named', () => {
  const { doubts, ...lists } = readFranchiseText({
    locations: ['Bengaluru', 'Bangalore', 'Xanadu'],
    territory_details: [
      '2 km radius',
      'Open now: Indore, Bhopal',
      'Waiting list: Dehradun',
      'Kerala',
      'Open now: Surat, Atlantis',
      'One shop per ward in Kolkata, per town elsewhere',
    ],
  });
  const texts = Object.values(lists).map((places) => places.map(placeText));
  expect(texts).toEqual([
    ['Indore, Madhya Pradesh', 'Bhopal, Madhya Pradesh', 'Surat, Gujarat'],
    ['Dehradun, Uttarakhand'],
    ['Bangalore, Karnataka', 'Anywhere in Kerala'],
  ]);
  expect(doubts).toEqual([
    'Xanadu',
    'Open now: Surat, Atlantis',
    'One shop per ward in Kolkata, per town elsewhere',
  ]);
});

test('a form takes places as objects or texts, under the names of the list', () => {
  const form = outletPlaces(3);
  const given = [{ city: 'bengaluru', state: 'Karnataka', count: 3 }, 'Pune (2)', { state: 'goa' }];
  expect(form.parse(given).map(placeText)).toEqual([
    'Bangalore, Karnataka (3)',
    'Pune, Maharashtra (2)',
    'Anywhere in Goa',
  ]);
  const faults = [['Xanadu'], [{ city: 'Pune', state: 'Narnia' }], ['Pune, Surat, Agra, Kota']];
  expect(faults.map((fault) => form.safeParse(fault).error?.issues[0]?.message)).toEqual([
    'We do not know Xanadu. Please add its state, as in "Xanadu, Madhya Pradesh".',
    'We do not know Narnia. Please add its state, as in "Narnia, Madhya Pradesh".',
    'Please give at most 3',
  ]);
});

test('places written as text are read as the same places', () => {
  const all = [
    { city: null, state: null, count: null },
    ...states.map((state) => ({ city: null, state, count: null })),
    ...cities.map(({ name, state }, index) => ({ city: name, state, count: index })),
    { city: 'Sonkatch', state: 'Madhya Pradesh', count: 2 },
  ];
  expect(readPlaces(all.map(placeText).join('; '))).toEqual({ places: all, unknown: [] });
});

test.each([
  ['i', []],
  ['indo', ['Indore']],
  ['bengal', ['Bangalore']],
  ['allaha', ['Prayagraj']],
  ['anywhere in g', ['Anywhere in Goa', 'Anywhere in Gujarat']],
  ['anywhere in go', ['Anywhere in Goa']],
  ['whole', ['Whole of India']],
  ['pan i', ['Whole of India']],
  ['keral', ['Anywhere in Kerala']],
  ['xyz', []],
])('%j suggests %j', (typed, expected) => {
  const texts = suggestPlaces(typed, 8).map(({ text }) => text);
  expect(texts).toEqual(expected);
  for (const text of texts) expect(readPlaces(text).places).toHaveLength(1);
});
