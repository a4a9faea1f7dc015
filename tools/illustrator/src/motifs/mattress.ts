import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { foldedStack, pillow } from '../things/cloth.ts';
import { tableLamp } from '../things/furniture.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const slab = (x: number, y: number, w: number, h: number, colour: string, piping: string) =>
  [
    rect(x, y - h, w, h, colour, h * 0.34),
    rect(x + w * 0.62, y - h, w * 0.38, h, shift(colour, -0.05), h * 0.34),
    repeat(Math.round(w / 56), (i) =>
      stroke(`M${x + 30 + i * 56} ${y - h * 0.66}v${h * 0.32}`, shift(colour, -0.09), 4),
    ),
    rect(x + 4, y - h * 0.86, w - 8, 6, piping, 3),
    rect(x + 4, y - h * 0.2, w - 8, 6, piping, 3),
  ].join('');

const pile = (main: string, second: string, accent: string): Prop =>
  prop(
    600,
    400,
    slab(-290, 0, 580, 92, '#fff8ea', main),
    slab(-284, -94, 568, 92, second, main),
    slab(-290, -188, 580, 92, shift(main, 0.1), '#fff4e0'),
    stand(pillow('#fffaf0', 220), -130, -280),
    stand(pillow(accent, 210), 110, -280),
  );

const bed = (main: string, second: string): Prop =>
  prop(
    640,
    380,
    shaded('M-296 -110V-310C-296 -380 296 -380 296 -310V-110Z', main, 100),
    ...[-200, -100, 0, 100, 200].map((x) => circle(x, -260, 8, shift(main, -0.12))),
    stand(pillow('#fffaf0', 230), -130, -160),
    stand(pillow('#fff3df', 230), 130, -160),
    slab(-300, -46, 600, 110, '#fff8ea', second),
    path('M-306 -150H306V-100C200 -60 -200 -120 -306 -76Z', second),
    path('M80 -150H306V-100C240 -76 160 -84 80 -92Z', shift(second, -0.05)),
    rect(-310, -52, 620, 30, materials.wood, 8),
    rect(-290, -24, 26, 24, materials.woodDark),
    rect(264, -24, 26, 24, materials.woodDark),
  );

const rolled = (colour: string): Prop =>
  prop(
    220,
    210,
    circle(0, -104, 104, colour),
    ...[84, 62, 40, 18].map((r, i) => circle(0, -104, r, i % 2 ? colour : shift(colour, -0.08))),
    rect(-112, -122, 224, 24, materials.clay, 8),
  );
const moon = (): Prop =>
  prop(
    130,
    230,
    rect(-5, -120, 10, 120, materials.brassDeep),
    ellipse(0, -8, 46, 9, materials.brassDeep),
    path('M20 -230A60 60 0 1 0 50 -136A46 46 0 1 1 20 -230Z', '#f2c83a'),
  );

export const mattress: MotifMaker = ({ main, second, accent }) => ({
  hero: [pile(main, second, accent), bed(main, second)],
  side: [
    tableLamp(accent),
    rolled('#f6ead6'),
    foldedStack([main, '#fff8ea', accent, second], 220),
    moon(),
    pillow(main, 230),
    pillow('#fffaf0', 200),
  ],
  large: [0, 1],
  icon: (ink, ground) =>
    [
      rect(-46, 6, 92, 34, ink, 12),
      stroke('M-28 18V28M0 18V28M28 18V28', ground, 5),
      path('M-36 0Q-40 -26 -18 -24H18Q40 -26 36 0Z', ink),
      path('M30 -48A16 16 0 1 0 44 -26A12 12 0 1 1 30 -48Z', ink),
    ].join(''),
});
