/** Beside ASCII: what English text about money and shops uses. As `unicode-range` in apps/site/app/styles/anek.css. */
const beyondAscii = new Set(
  Array.from('\u00a0©®°²·×éñ½–—‘’“”•…™−', (character) => character.codePointAt(0)),
);

export const isCommon = (character: number): boolean =>
  (character >= 0x20 && character < 0x7f) || beyondAscii.has(character);
