import { mix } from '../colour.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { type Palette, materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, scaled, stroke } from '../svg.ts';

type Icon = (ink: string, ground: string) => string;

/** A folding board on the footpath with the brand's mark and a chalked offer. */
export function footpathBoard(palette: Palette, icon: Icon, offer: string): Prop {
  const slate = '#2f3633';
  return prop(
    130,
    190,
    ellipse(10, -2, 72, 8, materials.shadow, 'opacity=".2"'),
    path('M-60 0L-50 -184H50L60 0H48L44 -24H-44L-48 0Z', materials.woodDeep),
    path('M-47 -36L-41 -172H41L47 -36Z', slate),
    scaled(0, -124, 0.72, icon('#fff4e0', slate)),
    fitLetters(offer, {
      x: -36,
      y: -80,
      w: 72,
      h: 34,
      style: 'hand',
      fill: mix(palette.light, '#ffffff', 0.2),
    }),
  );
}

export const bench = (): Prop =>
  prop(
    230,
    84,
    ellipse(6, -1, 116, 7, materials.shadow, 'opacity=".18"'),
    rect(-96, -58, 12, 58, materials.woodDark),
    rect(84, -58, 12, 58, materials.woodDark),
    rect(-114, -72, 228, 18, materials.wood, 4),
    rect(-114, -60, 228, 6, materials.woodDeep, 3),
  );

/** A street dog, asleep with its head on its paws. */
export const dog = (): Prop => {
  const coat = '#c99a63';
  return prop(
    170,
    56,
    ellipse(6, -2, 84, 8, materials.shadow, 'opacity=".18"'),
    stroke('M-60 -6C-84 -4 -90 -18 -78 -28', coat, 9),
    path('M-66 0C-78 -32 -50 -54 -14 -52C18 -52 38 -42 44 -18V0Z', coat),
    path('M-30 -51C-10 -56 10 -52 22 -46C8 -34 -22 -34 -30 -51Z', '#a5763f'),
    ellipse(-36, -14, 28, 15, '#b98a54'),
    rect(16, -11, 60, 11, '#b98a54', 5),
    ellipse(52, -25, 25, 19, coat),
    ellipse(74, -17, 17, 11, '#dcb684'),
    circle(88, -21, 4.5, '#3a2a20'),
    path('M42 -42C26 -46 22 -26 30 -12C40 -14 48 -28 42 -42Z', '#8f6233'),
    stroke('M57 -28q6 5 11 0', '#5f4020', 2.6),
  );
};
