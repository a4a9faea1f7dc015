import type { LetterStyle } from './lettering/lettering.ts';
import type { Motif } from './motifs/motif.ts';
import type { Palette } from './palette.ts';

/** All that a picture needs to know of a brand. */
export type BrandLook = { name: string; style: LetterStyle; palette: Palette; motif: Motif };

/** The name as its sign writes it: tall and wide letters are capitals. */
export const signText = ({ name, style }: Pick<BrandLook, 'name' | 'style'>) =>
  style === 'tall' || style === 'wide' ? name.toUpperCase() : name;
