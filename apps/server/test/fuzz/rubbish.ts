import * as fc from 'fast-check';

/** Values that have crashed servers before: empty and right-to-left texts, prototype keys, invalid numbers. */
const known = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '1e999',
  'NaN',
  'Infinity',
  '9'.repeat(40),
  '2147483648',
  '9007199254740993',
  '1.5',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '\0',
  'a\0b',
  '\uFFFE\uFFFF',
  '\u202Egpj.exe\u2069',
  '\uD800',
  'ı',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦',
  "' or '1'='1' --",
  '%',
  '%%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '../../../etc/passwd',
  '..%2f..%2fetc/passwd',
  String.raw`..\..\windows`,
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '</script><script>alert(1)</script>',
  '\u2028\u2029',
  '{{7*7}}${7*7}<%=7*7%>',
  '=cmd|calc!A1',
  'a\r\nX-Injected: yes',
  'a'.repeat(3_000),
  '('.repeat(200),
  'approved',
  'chai',
  'asha@example.in',
  '2026-01-05',
  '2026-13-45T99:99',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
];

/** Values that most often reach code that cannot handle them. */
const nasty = [
  '\0',
  'a\0b',
  '%',
  '%ff',
  '\uD800',
  '__proto__',
  '9'.repeat(40),
  '-1',
  '1e999',
  'NaN',
];

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...nasty) },
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Values in a URL: encoded as they should be, encoded twice, or raw. */
export const inAddress: fc.Arbitrary<string> = fc
  .tuple(text, fc.constantFrom<'right' | 'twice' | 'raw'>('right', 'right', 'twice', 'raw'))
  .map(([value, way]) => {
    if (way === 'raw') return value.replaceAll(/[\s?#]/g, '');
    const once = encodeURIComponent(value.toWellFormed());
    return way === 'twice' ? encodeURIComponent(once) : once;
  });

/** A list in a list in a list. */
const nest = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, -0, 1e300, 2 ** 53) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }).map(nest) },
  { weight: 1, arbitrary: fc.dictionary(text, text, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
