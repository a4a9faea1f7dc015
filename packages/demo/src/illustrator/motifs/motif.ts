import type { Palette } from '../palette.ts';
import type { Prop } from '../prop.ts';

/** A mark of two colours in a box of 100 by 100 around (0, 0). */
export type Icon = (ink: string, ground: string) => string;

/** What a brand sells, as things to arrange. All props of a motif share one scale. */
export type Motif = {
  /** The one or two things a still life is about. */
  hero: readonly Prop[];
  /** What stands around them, and in the shop window. */
  side: readonly Prop[];
  icon: Icon;
};

export type MotifMaker = (palette: Palette) => Motif;
