/** opentype.js ships no types; these are the parts that cutting letters uses. */
declare module 'opentype.js' {
  type Step =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  type Glyph = { index: number };
  type Path = { commands: Step[]; getBoundingBox: () => { y1: number } };
  export type Font = {
    unitsPerEm: number;
    getPath: (text: string, x: number, y: number, size: number) => Path;
    getKerningValue: (left: Glyph, right: Glyph) => number;
    getAdvanceWidth: (text: string, size: number) => number;
    charToGlyph: (character: string) => Glyph;
    charToGlyphIndex: (character: string) => number;
  };
  export function parse(bytes: ArrayBuffer): Font;
}
