import { describe, expect, test } from 'vitest';
import { faultOfCin, findRegistrations, faultOfGstin } from '../../src/franchises/registrations.ts';

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '27aapfu0939f1zv', ' 27 AAPFU0939F 1ZV ', '27-AAPFU0939F-1ZV'])(
    '%j is right',
    (text) => expect(faultOfGstin(text)).toBeNull(),
  );

  test.each([
    ['', 'is not of the form of a GSTIN'],
    ['27AAPFU0939F1Z', 'is not of the form of a GSTIN'],
    ['27AAPFU0939F1ZVV', 'is not of the form of a GSTIN'],
    ['27AAPFU0939F0ZV', 'is not of the form of a GSTIN'],
    ['27AAPFU0939F1XV', 'is not of the form of a GSTIN'],
    ['2７AAPFU0939F1ZV', 'is not of the form of a GSTIN'],
    ['00AAPFU0939F1ZV', 'names a state that does not exist'],
    ['39AAPFU0939F1ZV', 'names a state that does not exist'],
    ['98AAPFU0939F1ZV', 'names a state that does not exist'],
    ['27AAPFU0939F1ZW', 'has a wrong check digit'],
    ['38AAPFU0939F1ZV', 'has a wrong check digit'],
    // Two digits exchanged, the usual slip.
    ['27AAPFU9039F1ZV', 'has a wrong check digit'],
  ])('%j %s', (text, fault) => expect(faultOfGstin(text)).toBe(fault));

  test('any single wrong character is found', () => {
    const right = '27AAPFU0939F1ZV';
    for (let place = 0; place < right.length; place += 1) {
      const other = /\d/.test(right[place] ?? '') ? '5' : 'K';
      const wrong = right.slice(0, place) + other + right.slice(place + 1);
      expect(faultOfGstin(wrong)).not.toBeNull();
    }
  });
});

describe('a CIN', () => {
  const now = new Date('2026-06-01');
  test.each(['U55101KA2019PTC123456', 'L55101MH1950PLC000001', 'u55101ka2026opc123456'])(
    '%j is right',
    (text) => expect(faultOfCin(text, now)).toBeNull(),
  );

  test.each([
    ['', 'is not of the form of a CIN'],
    ['X55101KA2019PTC123456', 'is not of the form of a CIN'],
    ['U55101KA2019PTC12345', 'is not of the form of a CIN'],
    ['U55101KA2019PTC1234567', 'is not of the form of a CIN'],
    ['U55101XX2019PTC123456', 'names a state that does not exist'],
    ['U55101KA1849PTC123456', 'names a year that cannot be'],
    ['U55101KA2027PTC123456', 'names a year that cannot be'],
    ['U55101KA2019XYZ123456', 'names a kind of company that does not exist'],
  ])('%j %s', (text, fault) => expect(faultOfCin(text, now)).toBe(fault));
});

test('company numbers are found in running text, each once, with their fault', () => {
  const text =
    'GSTIN: 27AAPFU0939F1ZV, again 27aapfu0939f1zv; old 27AAPFU0939F1ZW.\nCIN U55101KA2019PTC123456, order A27AAPFU0939F1ZV9';
  expect(findRegistrations(text)).toEqual([
    { kind: 'GSTIN', number: '27AAPFU0939F1ZV', fault: null },
    { kind: 'GSTIN', number: '27AAPFU0939F1ZW', fault: 'has a wrong check digit' },
    { kind: 'CIN', number: 'U55101KA2019PTC123456', fault: null },
  ]);
  expect(findRegistrations('Call 9876543210')).toEqual([]);
});
