import type { Palette } from '../palette.ts';
import type { Prop } from '../prop.ts';

/** A mark of two colours in a box of 100 by 100 around (0, 0). */
export type Icon = (ink: string, ground: string) => string;

/** The things that a brand sells, to arrange in pictures. All props of a motif share one scale. */
export type Motif = {
  /** The one or two things a still life is about. */
  hero: readonly Prop[];
  /** Things around them, and in the shop window. */
  side: readonly Prop[];
  icon: Icon;
  /** Which heroes are too big for a table: their still life stands on a floor. */
  large?: readonly number[];
  /** Things beside large heroes, when `side` is too small for that. */
  beside?: readonly Prop[];
};

export type MotifMaker = (palette: Palette) => Motif;
