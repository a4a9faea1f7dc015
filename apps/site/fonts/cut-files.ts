/**
 * Cuts Anek Latin into the two files of app/styles/anek.css: what nearly every page needs, and the rest, which a
 * browser fetches only for a page that shows it. Run it again when the font package changes:
 * npm run font -w apps/site
 */
import { writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { latinWithRupee } from './latin-with-rupee.ts';
import { isCommon } from './common-characters.ts';

const options = {
  targetFormat: 'woff2',
  // The weights the design uses; of the features, distances between letters and figures of one width.
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum'],
} as const;

async function write(name: string, characters: number[]): Promise<void> {
  const text = String.fromCodePoint(...characters);
  const file = await subsetFont(latinWithRupee.file, text, options);
  writeFileSync(new URL(`../app/assets/${name}`, import.meta.url), file);
  console.log(`${name}: ${characters.length} characters, ${file.length} bytes`);
}

const all = [...latinWithRupee.characters.keys()].filter((character) => character >= 0x20);
await write('anek-latin.woff2', all.filter(isCommon));
await write(
  'anek-latin-more.woff2',
  all.filter((character) => !isCommon(character)),
);
