/**
 * Cuts Anek Latin into the three files of apps/site/app/styles/anek.css: what nearly every page needs, the rupee sign,
 * which the package keeps in another file than the Latin letters, and the rest. A browser fetches a file only for
 * a page that shows one of its characters. Run it again when the font package changes:
 * npm run font
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersIn } from './characters-in.ts';
import { isCommon } from './common-characters.ts';

const { resolve } = createRequire(import.meta.url);
const openFont = (subset: string) =>
  readFileSync(
    resolve(`@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`),
  );

const options = {
  targetFormat: 'woff2',
  // The weights the design uses; of the features, distances between letters and figures of one width.
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum'],
} as const;

async function write(name: string, font: Buffer, characters: number[]): Promise<void> {
  const file = await subsetFont(font, String.fromCodePoint(...characters), options);
  writeFileSync(new URL(`../../apps/site/app/assets/${name}`, import.meta.url), file);
  console.log(`${name}: ${characters.length} characters, ${file.length} bytes`);
}

const latin = openFont('latin');
const characters = charactersIn(latin).filter((character) => character >= 0x20);
await write('anek-latin.woff2', latin, characters.filter(isCommon));
await write('anek-rupee.woff2', openFont('latin-ext'), [0x20b9]);
await write(
  'anek-latin-more.woff2',
  latin,
  characters.filter((character) => !isCommon(character)),
);
