import { expect, it } from 'vitest';
import { compareTexts, cutParts, splitPictures } from '../src/shared/compare-texts.ts';
import { showAll } from '../src/shared/show-value.ts';

it('marks the words that changed, and cuts long stretches that stayed', () => {
  const long = 'word '.repeat(100);
  const { before, after } = compareTexts(`${long}two outlets`, `${long}three outlets`);
  expect(before.filter(({ isChanged }) => isChanged)).toMatchObject([{ text: 'two' }]);
  expect(after.filter(({ isChanged }) => isChanged)).toMatchObject([{ text: 'three' }]);
  const cut = cutParts(after).map(({ text }) => text);
  expect(cut.join('')).toMatch(/^word .* … .* three outlets$/);
  expect(compareTexts('', 'new').after).toEqual([{ at: 0, text: 'new', isChanged: true }]);
});

it('keeps the paragraphs that stayed, and compares the others by words', () => {
  const { before, after } = compareTexts('One\nTwo small\nThree', 'One\nTwo large\nThree\nFour');
  const changed = (parts: typeof before) =>
    parts.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim());
  expect(changed(before)).toContain('small');
  expect(changed(after).join(' ')).toBe('large Four');
});

it('marks the whole of a paragraph in which too much changed, instead of comparing on and on', () => {
  const words = (letter: string) =>
    Array.from({ length: 1700 }, (_, at) => `${letter}${at}`).join(' ');
  const { before, after } = compareTexts(words('a'), words('b'));
  expect(before).toEqual([{ at: 0, text: words('a'), isChanged: true }]);
  expect(cutParts(after)[0]?.text).toHaveLength(601);
});

it('shows the pictures of a text, each on its line', () => {
  const url = '/media/0123456789abcdef-640x480.webp#colour=aabbcc';
  const text = showAll(`<p>Our <b>shop</b></p><img src="${url}" alt="The counter"><p>End</p>`);
  expect(splitPictures(text)).toEqual(['Our shop\n', { url, alt: 'The counter' }, 'End']);
  expect(compareTexts('Our shop\nEnd', text).after.filter(({ isChanged }) => isChanged)).toEqual([
    { at: 1, text: `${url} The counter\n`, isChanged: true },
  ]);
});
