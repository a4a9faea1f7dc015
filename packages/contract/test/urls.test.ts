import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../src/slug.ts';
import { mapEmbedUrl } from '../src/embed-urls.ts';
import * as urls from '../src/urls.ts';

test.each([
  [urls.franchisesUrl(), '/franchises'],
  [urls.franchisesUrl({ search: 'chai & co' }), '/franchises?search=chai+%26+co'],
  [urls.franchisesUrl({ minRoi: 10, sort: 'featured', page: 1 }), '/franchises?minRoi=10'],
  [urls.franchiseUrl(12), '/franchises/12'],
  [urls.categoryUrl('Food & Beverage'), '/franchises/category/Food%20%26%20Beverage'],
  [urls.blogUrl('a/b'), '/blog/a%2Fb'],
  [urls.teamUrl('x'), '/team/x'],
  [urls.pageUrl('faq'), '/page/faq'],
  [urls.whatsappUrl('+91 00000 12345'), 'https://wa.me/910000012345'],
  [urls.whatsappUrl('none'), null],
  [urls.whatsappUrl(null), null],
  [urls.telUrl('+91 00000-12345'), 'tel:+910000012345'],
  [urls.mailtoUrl('hello@example.in'), 'mailto:hello@example.in'],
  [urls.mailtoUrl('a?cc=b@example.in'), 'mailto:a%3Fcc%3Db@example.in'],
  [
    mapEmbedUrl('100 Feet Road & co'),
    'https://www.google.com/maps?q=100%20Feet%20Road%20%26%20co&output=embed',
  ],
])('%s', (built, expected) => {
  expect(built).toBe(expected);
});

test.each([
  ['Food & Beverage', 'food-beverage'],
  ['  Café d’Or!  ', 'cafe-dor'],
  ['नया चाय', 'नया-चाय'],
  ['!!!', ''],
])('slug of %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe('stored pictures', () => {
  const picture = { hash: '0123456789abcdef', width: 700, height: 525, ext: 'webp' };
  const url = '/media/0123456789abcdef-700x525.webp';

  test('the URL carries the size', () => {
    expect(urls.mediaUrl(picture)).toBe(url);
    expect(urls.parseMediaUrl(url)).toEqual(picture);
  });

  test('behind it stand a colour and the point that stays in view', () => {
    const coloured = urls.mediaUrl({ ...picture, colour: 'c0ffee' });
    expect(coloured).toBe(`${url}#colour=c0ffee`);
    const focus = { x: 50, y: 20 };
    for (const each of [url, coloured, urls.withPictureFocus(coloured, { x: 1, y: 2 })]) {
      const focused = urls.withPictureFocus(each, focus);
      expect(urls.parseMediaUrl(focused)).toEqual(picture);
      expect(urls.pictureFocus(focused)).toEqual(focus);
      expect(urls.pictureColour(focused)).toBe(each === url ? undefined : '#c0ffee');
    }
    expect(urls.withPictureFocus(coloured, focus)).toBe(`${url}#colour=c0ffee&focus=50,20`);
  });

  test.each([
    null,
    undefined,
    '',
    '/media/0123456789abcde-700x525.webp',
    '/media/0123456789ABCDEF-700x525.webp',
    '/media/0123456789abcdef-0x525.webp',
    '/media/0123456789abcdef.webp',
    `https://example.in${url}`,
    `${url}?x=1`,
    `${url}#colour=red`,
    `${url}#colour=aabbccd`,
    `/media/../${url}`,
  ])('%j is none of ours', (other) => {
    expect(urls.parseMediaUrl(other)).toBeNull();
    expect(urls.pictureSources(other)).toBeNull();
  });

  test('sources are no wider than the picture', () => {
    const base = '/media/0123456789abcdef-700x525';
    const srcset = (format: string) =>
      [160, 320, 480, 640].map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
    expect(urls.pictureSources(url)).toEqual({
      width: 700,
      height: 525,
      avif: srcset('avif'),
      webp: srcset('webp'),
    });
  });

  test('sources are no wider than any screen shows them', () => {
    const widths = (widest: number) =>
      urls
        .pictureSources(url, widest)
        ?.webp.match(/\d+(?=w)/g)
        ?.map(Number);
    expect(widths(100)).toEqual([160]);
    expect(widths(160)).toEqual([160]);
    expect(widths(192)).toEqual([160, 320]);
    expect(widths(5_000)).toEqual([160, 320, 480, 640]);
  });

  test('a picture smaller than all variants has no sources', () => {
    expect(urls.pictureSources('/media/0123456789abcdef-159x100.png')).toBeNull();
    expect(urls.pictureSources('/media/0123456789abcdef-160x100.png')?.webp).toMatch(/ 160w$/);
  });
});

/** Half of a pair: what a text cut in the middle of an emoji ends in. */
const lone = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));

test('a query is written as URLSearchParams writes it', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), lone);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (entries) => {
      expect(urls.encodeQuery(entries)).toBe(new URLSearchParams(entries).toString());
    }),
  );
});
