import { describe, expect, test } from 'vitest';
import { cities } from '@naya/contract/constants';
import { type DemoFiles, readContent } from '../../src/demo/read-content.ts';
import { repeated, sampleEmail, samplePhone, words } from './patterns.ts';

const { franchises: brands, categories, checks } = readContent();
const slugsWhere = (holds: (brand: DemoFiles['franchises'][number]) => boolean) =>
  brands.filter(holds).map((brand) => brand.slug);

describe('brands', () => {
  test('there are sixty or more, none sharing a slug, name, phone or e-mail', () => {
    expect(brands.length).toBeGreaterThanOrEqual(60);
    for (const key of ['slug', 'business_name', 'phone', 'email'] as const) {
      expect(repeated(brands.map((brand) => String(brand[key])))).toEqual([]);
    }
  });

  test('every name fits a signboard and every category exists', () => {
    const names = new Set(categories.map((category) => category.name));
    expect(slugsWhere((brand) => brand.business_name.length > 18)).toEqual([]);
    expect(slugsWhere((brand) => !names.has(brand.category))).toEqual([]);
  });

  test('half of them were checked, every featured one visited, and it says why it is featured', () => {
    const checkedBy = (wanted: (kind: string) => boolean) =>
      new Set(checks.filter(({ kind }) => wanted(kind)).map(({ slug }) => slug));
    const visited = checkedBy((kind) => kind === 'visit');
    expect(checkedBy((kind) => kind !== 'figures').size).toBeGreaterThanOrEqual(brands.length / 2);
    expect(slugsWhere((brand) => brand.is_featured && !visited.has(brand.slug))).toEqual([]);
    expect(slugsWhere((brand) => brand.is_featured && !brand.featured_reason)).toEqual([]);
  });

  test.each(cities)('%s is served by at least five brands', (city) => {
    expect(slugsWhere((brand) => brand.locations.includes(city)).length).toBeGreaterThanOrEqual(5);
  });

  test('locations are three to nine different cities', () => {
    expect(slugsWhere(({ locations }) => locations.length < 3 || locations.length > 9)).toEqual([]);
    expect(slugsWhere(({ locations }) => repeated(locations).length > 0)).toEqual([]);
  });

  test.each([
    ['investment_min', 'investment_max', 150_000, 18_000_000],
    ['excepted_roi_min', 'excepted_roi_max', 8, 48],
  ] as const)('%s is not above %s and both lie in range', (low, high, least, most) => {
    for (const brand of brands) {
      const [min, max] = [brand[low] ?? least, brand[high] ?? most];
      expect(min, brand.slug).toBeLessThanOrEqual(max);
      expect(min, brand.slug).toBeGreaterThanOrEqual(least);
      expect(max, brand.slug).toBeLessThanOrEqual(most);
    }
  });

  test('the franchise fee is part of the investment', () => {
    expect(
      slugsWhere((brand) => (brand.franchise_fee ?? 0) >= (brand.investment_min ?? Infinity)),
    ).toEqual([]);
  });

  test('space is a number of square feet or a rising range', () => {
    for (const { slug, space_required: space } of brands) {
      if (space === null) continue;
      expect(space, slug).toMatch(/^\d+(-\d+)?$/);
      const [from = 0, to = from] = space.split('-').map(Number);
      expect(from, slug).toBeLessThanOrEqual(to);
    }
  });

  test('descriptions are 80 to 160 words and start differently', () => {
    for (const { slug, description } of brands) {
      expect(words(description).length, slug).toBeGreaterThanOrEqual(80);
      expect(words(description).length, slug).toBeLessThanOrEqual(160);
    }
    const openings = brands.map((brand) => words(brand.description).slice(0, 8).join(' '));
    expect(repeated(openings)).toEqual([]);
  });

  test('contact details are recognisable samples', () => {
    for (const { slug, phone, email, website } of brands) {
      expect(phone).toMatch(samplePhone);
      expect(email).toMatch(sampleEmail);
      expect(website).toBe(`https://example.in/${slug}`);
    }
  });

  test('twelve are featured, five trend weekly and five monthly', () => {
    expect(slugsWhere((brand) => brand.is_featured && brand.is_active)).toHaveLength(12);
    expect(slugsWhere((brand) => brand.trending_type === 'weekly')).toHaveLength(5);
    expect(slugsWhere((brand) => brand.trending_type === 'monthly')).toHaveLength(5);
  });

  test('some lack a figure or pictures, so that N/A and the placeholder show', () => {
    const nullable = [
      'franchise_fee',
      'establishment_year',
      'investment_max',
      'excepted_roi_min',
      'excepted_roi_max',
      'space_required',
      'headquarters',
    ] as const;
    for (const key of nullable) {
      expect(slugsWhere((brand) => brand[key] === null).length, key).toBeGreaterThanOrEqual(1);
    }
    expect(slugsWhere((brand) => brand.pictures === 0)).toHaveLength(1);
    expect(slugsWhere((brand) => brand.pictures > 4).length).toBeGreaterThan(20);
  });
});
