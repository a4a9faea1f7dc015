import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capitaliseFirst, firstCharacters, firstWords, plainText } from '../../src/format/text.ts';
import { blogExcerpt } from '../../src/blog/excerpt.ts';

describe('firstWords', () => {
  test.each([
    ['one two three', 3, 'one two three'],
    ['one two three four', 3, 'one two three...'],
    ['  one\n two  three four', 2, 'one two...'],
    ['', 25, ''],
    ['Sold by two brothers, who cook', 4, 'Sold by two brothers...'],
    ['That is deliberate. And more', 3, 'That is deliberate...'],
    [
      'Ropes hang beside the treadmills, and members queue',
      7,
      'Ropes hang beside the treadmills, and members...',
    ],
  ])('%j cut at %d', (text, count, shown) => {
    expect(firstWords(text, count)).toBe(shown);
  });
});

describe('firstCharacters', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc...'],
    ['', 3, ''],
    ['🍕🍕🍕', 2, '🍕🍕...'],
    ['🍕🍕', 2, '🍕🍕'],
    ['a🍕b', 2, 'a🍕...'],
    ['founded by two brothers', 18, 'founded by two...'],
    ['founded by two brothers', 14, 'founded by two...'],
    ['one board, and more', 10, 'one board...'],
    ['the menu has them: all of it', 18, 'the menu has them...'],
    ['it is all deliberate. And then', 22, 'it is all deliberate...'],
    ['up by 90% in a year', 9, 'up by 90%...'],
    ['the best - of all', 10, 'the best...'],
    ['they said “no” twice', 14, 'they said “no”...'],
    ['he said “never again”', 10, 'he said...'],
    ['a Thiruvananthapuram shop', 12, 'a Thiruvanan...'],
    [
      'Ravi from accounts orders the same dosa every Tuesday, and the kitchen knows it: that is the idea',
      93,
      'Ravi from accounts orders the same dosa every Tuesday, and the kitchen knows it: that is the...',
    ],
    [
      'Ropes, maces and mudgars hang beside the treadmills at Kasrat Club, and members under thirty queue for them',
      100,
      'Ropes, maces and mudgars hang beside the treadmills at Kasrat Club, and members under thirty queue...',
    ],
    [
      'Mornings at 5.45, on a terrace above the lake',
      40,
      'Mornings at 5.45, on a terrace above the...',
    ],
  ])('%j cut at %d', (text, count, shown) => {
    expect(firstCharacters(text, count)).toBe(shown);
  });

  test('never cuts a character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (text, count) => {
        expect(firstCharacters(text, count).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('blogExcerpt', () => {
  test('prefers the meta description', () => {
    expect(blogExcerpt({ meta_description: ' Short. ', content: '<p>Long</p>' })).toBe('Short.');
  });

  test('else takes 120 characters of the text', () => {
    const content = `<h1>Title</h1><p>${'x'.repeat(200)}</p>`;
    expect(blogExcerpt({ meta_description: null, content })).toBe(`Title ${'x'.repeat(114)}...`);
  });

  test('ends at a word, with one ellipsis', () => {
    const content = `<p>${'Read the agreement, line by line. '.repeat(9)}</p>`;
    const shown = blogExcerpt({ meta_description: null, content });
    expect(shown).toMatch(/ (?:Read|the|agreement|line|by)\.\.\.$/);
    expect(shown.length).toBeLessThanOrEqual(123);
    expect(blogExcerpt({ meta_description: null, content: '<p>One line.</p>' })).toBe(
      'One line...',
    );
  });

  test('is empty when there is nothing to read', () => {
    expect(blogExcerpt({ meta_description: ' ', content: '<img src="a.png">' })).toBe('');
  });
});

describe('plainText', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['wo<b>rd</b>s <em>stay</em>', 'words stay'],
    ['line<br>break', 'line break'],
    ['Fish &amp; chips &lt;3 &#8377;5 &#x20B9;6 &rsquo;', 'Fish & chips <3 ₹5 ₹6 ’'],
    ['a &unknown; &#0; &#xD800; b', 'a &unknown; &#0; &#xD800; b'],
    ['&amp;lt;', '&lt;'],
    ['<style>p{color:red}</style>Seen<script>if (a < b) go("<p>")</script>', 'Seen'],
    ['a<!-- no <b>bold</b> --> b', 'a b'],
    ['a<!-- short -->b', 'a b'],
    ['3 < 5 and 5 > 3', '3 < 5 and 5 > 3'],
    ['cut off <p class="x', 'cut off'],
    ['<abbr>GST</abbr><article>x</article>', 'GST x'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  // A step that looked at the rest of the input for each piece would take minutes.
  test.each(['<', '<!--', '<script>', '<p', '&', '&#'])(
    'is done in no time with %j half a million times',
    { timeout: 30_000 },
    (piece) => {
      expect(plainText(piece.repeat(500_000)).length).toBeLessThanOrEqual(piece.length * 500_000);
    },
  );
});

describe('capitaliseFirst', () => {
  test.each([
    ['food & beverage', 'Food & beverage'],
    ['éclairs', 'Éclairs'],
    ['Retail', 'Retail'],
    ['', ''],
  ])('%j', (text, shown) => {
    expect(capitaliseFirst(text)).toBe(shown);
  });
});
