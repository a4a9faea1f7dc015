import { ApiError } from '@naya/contract/api/errors';
import { normaliseFranchise } from '@naya/contract/franchises/normalise';
import { afterEach, expect, test, vi } from 'vitest';
import { categoryHue } from '../app/components/chip.tsx';
import { readThroughCache, peek, section } from '../app/data/load.ts';
import { brandOf } from '../app/routes/calculator/brand.ts';
import { toDetail } from '../app/routes/franchise/read-franchise.ts';

afterEach(() => void vi.useRealTimers());

test('a failed read becomes its message, anything else stays an error', async () => {
  const failed = await section(
    Promise.reject(new ApiError('Failed to fetch blogs', { status: 500 })),
  );
  expect(failed).toEqual({ ok: false, message: 'Failed to fetch blogs', status: 500 });
  await expect(section(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});

test('peek knows a read only once it has settled', async () => {
  const read = section(Promise.resolve('chai'));
  expect(peek(read)).toBeNull();
  await read;
  expect(peek(read)).toBe('chai');
  expect(peek({ ok: true, data: 'pav' })).toBe('pav');
});

const bad = () => ({ list: section(Promise.reject(new ApiError('down'))) });

test('a page left a moment ago is remembered, one that failed is read again', async () => {
  let reads = 0;
  const good = () => ({ list: section(Promise.resolve(++reads)) });
  expect(readThroughCache('/good', good)).toBe(readThroughCache('/good', good));
  expect(reads).toBe(1);

  const first = readThroughCache('/bad', bad);
  await first.list;
  await vi.waitUntil(() => readThroughCache('/bad', bad) !== first);
});

test('known categories have hues of their own, unknown ones always the same', () => {
  const known = ['Food & Beverage', 'Retail', 'Education', 'Health & Fitness', 'Services'];
  expect(new Set(known.map(categoryHue)).size).toBe(known.length);
  expect(categoryHue('Puppet Shows')).toBe(categoryHue(' puppet shows '));
});

test.each([
  ['2026-11-18T18:29:00Z', '2026-11-18'],
  ['2026-11-18T18:31:00Z', null],
])('a pause lasts until its day is over in India: at %s until %s', (now, until) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const franchise = normaliseFranchise({
    id: 7,
    business_name: 'Tapri Test',
    category: 'Retail',
    paused_until: '2026-11-18',
  });
  expect(toDetail(franchise!).paused_until).toBe(until);
});

test('an investment range that nobody states is null until a page shows it', () => {
  const brand = { id: 7, business_name: 'Tapri Test', category: 'Retail' };
  expect(brandOf(normaliseFranchise(brand)!, null).investment).toBeNull();
  const stating = normaliseFranchise({
    ...brand,
    investment_min: 500_000,
    investment_max: 900_000,
  });
  expect(brandOf(stating!, null).investment).toBe('₹5L–₹9L');
});
