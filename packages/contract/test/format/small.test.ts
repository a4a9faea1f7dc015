import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, isPastDay } from '../../src/format/date.ts';
import { normaliseIndianMobile, whatsappDigits } from '../../src/format/phone.ts';
import { formatRoiMonths } from '../../src/format/roi.ts';
import { formatSpace } from '../../src/format/space.ts';
import { splitFigure } from '../../src/format/figure.ts';
import { splitTags } from '../../src/format/tags.ts';
import { splitTrainingText } from '../../src/franchises/read-values.ts';

describe('formatRoiMonths', () => {
  test.each([
    [18, 24, '18–24 months'],
    ['18', '24', '18–24 months'],
    [24, 18, '18–24 months'],
    [18, 18, '18 months'],
    [18, null, '18 months'],
    [null, 24, '24 months'],
    [1, 1, '1 month'],
    [null, undefined, 'N/A'],
    ['', 'soon', 'N/A'],
  ])('%j to %j is %s', (min, max, shown) => {
    expect(formatRoiMonths(min, max)).toBe(shown);
  });
});

describe('isPastDay', () => {
  test.each([
    ['2026-11-18', '2026-11-18T18:29:00Z', false],
    ['2026-11-18', '2026-11-18T18:31:00Z', true],
    ['2026-11-18T23:59:00+05:30', '2026-11-18T18:00:00Z', false],
    ['2026-11-17T10:00:00+05:30', '2026-11-17T20:00:00Z', true],
    ['some day', '2026-11-18T18:31:00Z', false],
    [null, '2026-11-18T18:31:00Z', false],
  ])('%j at %s: %s', (date, now, past) => {
    expect(isPastDay(date, new Date(now))).toBe(past);
  });
});

describe('formatSpace', () => {
  test.each([
    ['450', '450 sq ft'],
    [450, '450 sq ft'],
    ['300-500', '300–500 sq ft'],
    ['9000-15000', '9,000–15,000 sq ft'],
    ['3500 - 5000 sqft', '3,500–5,000 sqft'],
    [120000, '1,20,000 sq ft'],
    ['1234.5', '1,234.5 sq ft'],
    ['1,200', '1,200 sq ft'],
    [' 450 sq ft ', '450 sq ft'],
    ['450 sq. ft.', '450 sq. ft.'],
    ['450 Sqft', '450 Sqft'],
    ['40 square metres', '40 square metres'],
    ['Kiosk', 'Kiosk'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    [Number.NaN, 'N/A'],
  ])('%j is %s', (space, shown) => {
    expect(formatSpace(space)).toBe(shown);
  });
});

describe('splitFigure', () => {
  test.each([
    ['18–24 months', ['18–24', 'months']],
    ['9,000–15,000 sq ft', ['9,000–15,000', 'sq ft']],
    ['450 sq. ft.', ['450', 'sq. ft.']],
    ['From ₹1.2Cr', ['From ₹1.2Cr', '']],
    ['300 to 500 sq ft', ['300 to 500', 'sq ft']],
    ['Kiosk in a mall', ['Kiosk in a mall', '']],
    ['N/A', ['N/A', '']],
  ])('%s', (shown, parts) => {
    expect(splitFigure(shown)).toEqual(parts);
  });
});

describe('formatDate', () => {
  test.each([
    ['2026-11-15', '15 Nov 2026'],
    ['2026-09-05T10:00:00Z', '5 Sep 2026'],
    ['2026-11-15T18:29:59Z', '15 Nov 2026'],
    ['2026-11-15T18:30:00Z', '16 Nov 2026'],
    ['2026-11-15T23:30:00+05:30', '15 Nov 2026'],
    ['2026-11-15 23:30:00', '15 Nov 2026'],
    ['2026-11-15 18:30:00+00', '16 Nov 2026'],
    ['2026-11-15 18:30:00.123456+00', '16 Nov 2026'],
    ['2026-01-01T00:00', '1 Jan 2026'],
    [new Date('2026-11-15T00:00:00Z'), '15 Nov 2026'],
  ])('%j is %s', (date, shown) => {
    expect(formatDate(date)).toBe(shown);
  });

  test.each([null, undefined, '', 'soon', '2021', '2026-13-45', '2026-11-15Tea', new Date('x')])(
    '%j is no date',
    (date) => {
      expect(formatDate(date)).toBeNull();
    },
  );
});

describe('phones', () => {
  test.each([
    ['+91 98765 43210', '919876543210'],
    ['98765-43210', '9876543210'],
    ['call us', null],
    ['', null],
    [null, null],
  ])('digits of %j', (number, digits) => {
    expect(whatsappDigits(number)).toBe(digits);
  });

  test.each([
    '9876543210',
    '98765 43210',
    '098765-43210',
    '+91 98765 43210',
    '91 9876543210',
    '0091 (98765) 43210',
  ])('%j is an Indian mobile', (text) => {
    expect(normaliseIndianMobile(text)).toBe('+919876543210');
  });

  test.each(['5876543210', '987654321', '98765432101', '+1 9876543210', 'N/A', '', null])(
    '%j is none',
    (text) => {
      expect(normaliseIndianMobile(text)).toBeNull();
    },
  );
});

test('training text is cut at line breaks, commas, full stops and semicolons', () => {
  expect(
    splitTrainingText('Kitchen basics, hygiene; 2.5 weeks on site.\r\nOpening day.. ,Audit'),
  ).toEqual(['Kitchen basics', 'hygiene', '2.5 weeks on site', 'Opening day', 'Audit']);
  expect(splitTrainingText(' .,;\n ')).toEqual([]);
});

test('tags are cut at commas, each once', () => {
  expect(splitTags(' food, retail,food;,\n tips ')).toEqual(['food', 'retail', 'tips']);
});

describe('formatDateTime', () => {
  test.each([
    ['2026-11-15T18:29:59Z', '15 Nov 2026, 11:59 pm'],
    ['2026-11-15T18:30:00Z', '16 Nov 2026, 12:00 am'],
    ['2026-11-15T06:35:00Z', '15 Nov 2026, 12:05 pm'],
    ['2026-11-15 09:05', '15 Nov 2026, 9:05 am'],
    ['soon', null],
  ])('%s is %s', (time, shown) => {
    expect(formatDateTime(time)).toBe(shown);
  });
});
