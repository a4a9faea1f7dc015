import { mix } from '../colour.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { type Palette, stuff } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, scaled, stroke } from '../svg.ts';

type Icon = (ink: string, ground: string) => string;

/** A folding board on the footpath with the brand's mark and a chalked offer. */
export function footpathBoard(palette: Palette, icon: Icon, offer: string): Prop {
  const slate = '#2f3633';
  return prop(
    130,
    190,
    ellipse(10, -2, 72, 8, stuff.shadow, 'opacity=".2"'),
    path('M-60 0L-50 -184H50L60 0H48L44 -24H-44L-48 0Z', stuff.woodDeep),
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
    ellipse(6, -1, 116, 7, stuff.shadow, 'opacity=".18"'),
    rect(-96, -58, 12, 58, stuff.woodDark),
    rect(84, -58, 12, 58, stuff.woodDark),
    rect(-114, -72, 228, 18, stuff.wood, 4),
    rect(-114, -60, 228, 6, stuff.woodDeep, 3),
  );

/** A street dog, asleep. */
export const dog = (): Prop =>
  prop(
    150,
    52,
    ellipse(4, -2, 76, 8, stuff.shadow, 'opacity=".18"'),
    path(
      'M-66 -4C-72 -34 -40 -50 0 -46C30 -44 44 -38 50 -24C62 -26 74 -18 72 -8C70 -2 60 0 48 0H-58C-62 0 -65 -1 -66 -4Z',
      '#c99a63',
    ),
    path('M40 -26C36 -38 46 -42 52 -30Z', '#a5763f'),
    circle(71, -11, 4, '#3a2a20'),
    stroke('M52 -16q6 4 11 0', '#6d4c2c', 2.5),
    stroke('M-64 -8C-84 -6 -88 -16 -80 -22', '#c99a63', 10),
    path('M-40 -44C-24 -48 -10 -47 -4 -46C-12 -34 -34 -32 -40 -44Z', '#a5763f'),
  );
