import { calculateForBrand, comparePayback } from '@naya/contract/calculator/compare-payback';
import { expect, test } from 'vitest';
import { readContent } from '../../src/demo/read-content.ts';
import { readJson } from '../../src/demo/files.ts';
import { economicsFile } from '../../src/demo/schemas.ts';

const { franchises, categories } = readContent();
const calculated = franchises.flatMap((franchise) => {
  const trade = categories.find(({ name }) => name === franchise.category) ?? null;
  const result = calculateForBrand(franchise, trade);
  return result ? [{ ...franchise, result, difference: comparePayback(franchise, result) }] : [];
});

test('what at least twenty brands state of a month bears out the payback that they state', () => {
  const agreeing = calculated.filter(({ difference }) => difference === null);
  expect(agreeing.length).toBeGreaterThanOrEqual(20);
  // The demo's bad examples, of which the site warns.
  const others = calculated.filter(({ difference }) => difference !== null);
  expect(others.map(({ slug, difference }) => [slug, difference])).toEqual([
    ['parcel-peti', 'slower'],
    ['ghoom-wheels', 'slower'],
  ]);
  // They neither lead the list nor trend.
  expect(others.filter((each) => each.is_featured || each.trending_type)).toEqual([]);
});

test('each business has its own economics', () => {
  const shares = new Set(calculated.map((each) => each.partner_share_percentage));
  expect(shares.size).toBeGreaterThan(15);
});

test('every statement belongs to a brand', () => {
  const slugs = new Set(franchises.map(({ slug }) => slug));
  const stated = Object.keys(readJson('economics.json', economicsFile));
  expect(stated.filter((slug) => !slugs.has(slug))).toEqual([]);
});
