import { create } from 'fontkit';

/** The code points that a font file has a glyph for. */
export function charactersIn(file: Buffer): number[] {
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not one font');
  // A character map ends with U+FFFF, which is no character.
  return font.characterSet.filter((character) => font.hasGlyphForCodePoint(character));
}
