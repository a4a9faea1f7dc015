import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const weights = [500, 700, 800] as const;
/** The rupee sign stands in the second. */
const subsets = { 'Anek Latin': 'latin', 'Anek Latin Ext': 'latin-ext' };

export const fontFamily = Object.keys(subsets).join(', ');

export function readFonts() {
  return Promise.all(
    Object.entries(subsets).flatMap(([name, subset]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        data: await readFile(
          resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-${weight}-normal.woff`),
        ),
      })),
    ),
  );
}

/** Characters that the fonts lack (emoji, other scripts) are left out rather than drawn as boxes. */
const unknown = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2032\u2033\u20b9]/gu;

export function printable(text: string | null): string {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(unknown, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
