import { describe, expect, test } from 'vitest';
import { normaliseBlog } from '../../src/blog/normalise.ts';
import { normaliseFranchise } from '../../src/franchises/normalise.ts';
import { categoryUrl, franchiseUrl } from '../../src/urls.ts';

/** Written as codes: several of them cannot be seen, and one turns the rest of its line around. */
const unwanted = [
  0x00, 0x07, 0x1b, 0x85, 0x200b, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff, 0xfff9, 0xd800,
  0xdfff, 0xe0041,
].map((code) => String.fromCodePoint(code));
const franchiseWith = (text: string) =>
  normaliseFranchise({
    id: `a${text}b`,
    business_name: `Chai${text} Gully`,
    category: `Food${text}`,
    headquarters: `Pune${text}`,
    locations: [`Pune${text}`],
    description: `First${text}\nsecond`,
  });

describe('what cannot be seen, or turns text around, is dropped from what is read:', () => {
  test.each(unwanted.map((text) => [text.codePointAt(0)?.toString(16), text] as const))(
    'U+%s',
    (_code, text) => {
      const franchise = franchiseWith(text);
      expect(franchise).toMatchObject({
        id: 'ab',
        business_name: 'Chai Gully',
        category: 'Food',
        headquarters: 'Pune',
        locations: ['Pune'],
        description: 'First\nsecond',
      });
      expect(franchiseUrl(franchise?.id ?? '')).toBe('/franchises/ab');
      expect(categoryUrl(franchise?.category ?? '')).toContain('Food');
      expect(normaliseBlog({ id: 1, slug: 'a', title: `Post${text}` })?.title).toBe('Post');
    },
  );

  test('what scripts and emoji need stays', () => {
    const name = 'क्‍ष میڈیا\u200F 👩‍🍳 Café';
    expect(
      normaliseFranchise({ id: 1, business_name: name, category: 'Food' })?.business_name,
    ).toBe(name);
  });
});

describe('a URL is dropped when a browser', () => {
  const read = (url: string) =>
    normaliseFranchise({
      id: 1,
      business_name: 'Chai',
      category: 'Food',
      business_logo: url,
      images: [url, '/media/a.webp'],
      website: url,
    });

  test.each(['http://[', 'https://a b.example/', 'https://:80/', '//[', 'http://a:99999/'])(
    'cannot read it: %s',
    (url) => {
      expect(read(url)).toMatchObject({
        business_logo: null,
        images: ['/media/a.webp'],
        website: null,
      });
    },
  );

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT://x%0aalert(1)',
    'data:text/html,x',
    'java\tscript:x',
    'blob:x',
  ])('would run it: %s', (url) => {
    expect(read(url)).toMatchObject({
      business_logo: null,
      images: ['/media/a.webp'],
      website: null,
    });
  });
});
