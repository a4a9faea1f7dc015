import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { appendGlyph, takeGlyph } from './packed-glyphs.ts';
import { appendOutline, appendWidths, takeOutline, takeWidths } from './variations.ts';
import { readWoff2, writeWoff2, type FontTable } from './woff2-file.ts';

const rupee = 0x20b9;
const { resolve } = createRequire(import.meta.url);

function openFont(subset: string) {
  const path = `@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`;
  const file = readWoff2(readFileSync(resolve(path)));
  const table = (tag: string): FontTable => {
    const found = file.tables.find((each) => each.tag === tag);
    if (!found) throw new Error(`No ${tag} table`);
    return found;
  };
  return { file, table, data: (tag: string) => table(tag).data };
}

const latin = openFont('latin');
const extended = openFont('latin-ext');

function replace(tag: string, data: Buffer): void {
  const table = latin.table(tag);
  const grownBy = data.length - table.data.length;
  latin.table(tag).originalLength += grownBy;
  table.data = data;
}

function withNumber(tag: string, at: number, value: number): Buffer {
  const data = Buffer.from(latin.data(tag));
  data.writeUInt16BE(value, at);
  return data;
}

const glyphCount = latin.data('maxp').readUInt16BE(4);
const source = readCharacterMap(extended.data('cmap')).get(rupee);
if (source === undefined) throw new Error('The extended file has no ₹');

const metricsCount = extended.data('hhea').readUInt16BE(34);
if (source >= metricsCount || latin.data('hhea').readUInt16BE(34) !== glyphCount) {
  throw new Error('A glyph without a width of its own');
}
const metrics = extended.data('hmtx').subarray(source * 4, source * 4 + 4);
const characters = readCharacterMap(latin.data('cmap')).set(rupee, glyphCount);
const outline = takeOutline(extended.data('gvar'), source, latin.data('gvar'));
const namelessPost = Buffer.from(latin.data('post').subarray(0, 32));
namelessPost.writeUInt32BE(0x00030000, 0);

replace('glyf', appendGlyph(latin.data('glyf'), takeGlyph(extended.data('glyf'), source)));
latin.table('loca').originalLength += 2;
replace('hmtx', Buffer.concat([latin.data('hmtx'), metrics]));
replace('gvar', appendOutline(latin.data('gvar'), outline));
replace('HVAR', appendWidths(latin.data('HVAR'), takeWidths(extended.data('HVAR'), source)));
replace('cmap', writeCharacterMap(characters));
replace('maxp', withNumber('maxp', 4, glyphCount + 1));
replace('hhea', withNumber('hhea', 34, glyphCount + 1));
replace('post', namelessPost);

/** The Latin file of Anek Latin has no ₹; the extended file has, but weighs another 36 KB. The one glyph is copied over. */
export const latinWithRupee = { file: writeWoff2(latin.file), characters };
