import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersIn } from '../characters-in.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../apps/site/app/${path}`, import.meta.url));

const files = ['anek-latin.woff2', 'anek-rupee.woff2', 'anek-latin-more.woff2'];
const charactersOf = (file: string) => charactersIn(read(`assets/${file}`));

/** The ranges of the face in anek.css that takes its letters from the file. */
function rangesOf(file: string): [number, number][] {
  const faces = read('styles/anek.css').toString().split('@font-face').slice(1);
  const face = faces.find((each) => each.includes(`/${file}'`)) ?? '';
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
}

const isIn = (ranges: [number, number][], character: number) =>
  ranges.some(([from, to]) => character >= from && character <= to);

test('the font of every page holds Latin letters and figures in less than 28 KB', () => {
  expect(read('assets/anek-latin.woff2').length).toBeLessThan(28_000);
  const characters = charactersOf('anek-latin.woff2');
  for (const character of 'AZaz09é–’') expect(characters).toContain(character.codePointAt(0));
});

test('the rupee sign has a file of its own, in less than 2 KB', () => {
  expect(read('assets/anek-rupee.woff2').length).toBeLessThan(2_000);
  expect(charactersOf('anek-rupee.woff2')).toEqual(['₹'.codePointAt(0)]);
});

test('letters of other languages are in the second file', () => {
  const characters = charactersOf('anek-latin-more.woff2');
  for (const character of 'üçØß€') expect(characters).toContain(character.codePointAt(0));
});

test.each(files)('%s is fetched for all it has', (file) => {
  const ranges = rangesOf(file);
  for (const character of charactersOf(file)) {
    expect(isIn(ranges, character), character.toString(16)).toBe(true);
  }
});

test('nothing that is missing in the first file is asked of it', () => {
  const characters = new Set(charactersOf('anek-latin.woff2'));
  for (const [from, to] of rangesOf('anek-latin.woff2')) {
    for (let character = from; character <= to; character++) {
      expect(characters, character.toString(16)).toContain(character);
    }
  }
});
