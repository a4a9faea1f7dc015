/**
 * Cuts the letters of one style out of font files and keeps them as outlines, so that drawing
 * needs no font: `node cut.ts block anek-latin-800.ttf anek-latin-ext-800.ttf`.
 * The styles come from fonts under the SIL Open Font License (see OFL.txt): Anek Latin (block, wide, tall),
 * Yatra One (painted), Rozha One (elegant), Shrikhand (flourish) and Kalam (hand).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';

/** Node resolves the package to CommonJS without named exports. */
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js');

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?&+-–/\'’"()%₹×°@#*=';
const unitsPerEm = 1000;

function outline(font: Font, character: string): string {
  return font
    .getPath(character, 0, 0, unitsPerEm)
    .commands.map((step) => {
      if (step.type === 'Z') return 'Z';
      const curve =
        step.type === 'C'
          ? [step.x1, step.y1, step.x2, step.y2]
          : step.type === 'Q'
            ? [step.x1, step.y1]
            : [];
      return step.type + [...curve, step.x, step.y].map((value) => Math.round(value)).join(' ');
    })
    .join('');
}

function kerning(font: Font): Record<string, number> {
  const pairs: Record<string, number> = {};
  for (const left of letters)
    for (const right of letters) {
      const units = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
      const value = Math.round((units * unitsPerEm) / font.unitsPerEm);
      if (Math.abs(value) >= 12) pairs[left + right] = value;
    }
  return pairs;
}

const [style, ...files] = process.argv.slice(2);
if (style === undefined || files.length === 0) throw new Error('Give a style and its font files.');
const fonts = files.map((file) => {
  const bytes = readFileSync(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
});
const glyphs: Record<string, [number, string]> = {};
for (const character of letters) {
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
  if (font === undefined) continue;
  const advance = font.getAdvanceWidth(character, unitsPerEm);
  glyphs[character] = [Math.round(advance), outline(font, character)];
}
const [first] = fonts;
const capital = first ? -first.getPath('H', 0, 0, unitsPerEm).getBoundingBox().y1 : 700;
const cut = { capital: Math.round(capital), glyphs, kerning: first ? kerning(first) : {} };
writeFileSync(new URL(`${style}.json`, import.meta.url), JSON.stringify(cut));
