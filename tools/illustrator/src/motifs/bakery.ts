import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { basket } from '../things/containers.ts';
import { shaded } from '../things/shade.ts';
import { jar, plate, teaGlass } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const loaf = (w: number, h: number) =>
  [
    shaded(
      `M${-w / 2} 0V${-h * 0.5}C${-w * 0.6} ${-h * 1.1} ${w * 0.6} ${-h * 1.1} ${w / 2} ${-h * 0.5}V0Z`,
      materials.bread,
      w * 0.16,
    ),
    repeat(3, (i) =>
      stroke(
        `M${-w * 0.26 + i * w * 0.22} ${-h * 0.52}q${w * 0.06} ${-h * 0.2} ${w * 0.12} ${-h * 0.3}`,
        materials.breadLight,
        12,
      ),
    ),
  ].join('');

const breadBasket = () =>
  prop(
    480,
    380,
    `<g transform="translate(-110 -130) rotate(-16)">${loaf(150, 210)}</g>`,
    `<g transform="translate(110 -130) rotate(14)">${loaf(150, 220)}</g>`,
    `<g transform="translate(0 -140) rotate(-2)">${loaf(170, 240)}</g>`,
    stand(basket(470, 170, ''), 0, 0),
    path(
      'M-200 -176C-120 -130 -40 -190 20 -150C80 -120 140 -180 210 -170L190 -90C120 -70 60 -110 0 -80C-60 -60 -130 -100 -190 -84Z',
      '#fff6e4',
    ),
    path(
      'M-196 -120C-120 -96 -50 -120 0 -104C60 -124 120 -90 196 -112L190 -90C120 -70 60 -110 0 -80C-60 -60 -130 -100 -190 -84Z',
      '#e0523a',
      'opacity=".85"',
    ),
  );

/** A frosted cake under no glass at all. */
const cake = (icing: string) =>
  prop(
    420,
    400,
    ellipse(0, -100, 200, 24, materials.cream),
    shaded('M-150 -110V-250H150V-110Q150 -92 120 -92H-120Q-150 -92 -150 -110Z', '#f6d9a8', 40),
    rect(-150, -180, 300, 18, '#b9583a'),
    path(
      'M-156 -240C-156 -290 156 -290 156 -240C156 -200 130 -196 124 -216C116 -186 90 -190 86 -214C78 -180 48 -184 44 -212C36 -176 4 -178 0 -210C-8 -182 -40 -180 -44 -212C-50 -186 -82 -186 -86 -214C-92 -192 -116 -190 -124 -216C-132 -198 -156 -204 -156 -240Z',
      icing,
    ),
    ...[-100, -34, 34, 100].map(
      (x) => circle(x, -282, 20, '#c2301f') + stroke(`M${x} -300q6 -16 16 -20`, '#3f7d3c', 4),
    ),
    rect(-206, -104, 412, 18, '#fffaf0', 8),
    path('M-36 -88H36L54 -16H-54Z', '#efe3cc'),
    rect(-110, -18, 220, 18, '#fffaf0', 8),
  );

const bun = () =>
  prop(
    220,
    150,
    plate(220, '#fdf3e3', 22),
    shaded('M-84 -24V-46C-84 -76 84 -76 84 -46V-24Z', materials.bread, 20),
    rect(-92, -72, 184, 16, '#ffe9a8', 8),
    shaded('M-88 -72C-88 -146 88 -146 88 -72Z', materials.bread, 20),
    ellipse(-28, -116, 28, 9, materials.breadLight),
  );
const khari = () =>
  jar(
    160,
    240,
    '#b9583a',
    repeat(6, (r) =>
      repeat(3, (i) =>
        rect(-66 + i * 46, -34 - r * 28, 40, 22, r % 2 ? materials.bread : materials.breadLight, 6),
      ),
    ),
  );
const cupcake = (icing: string) =>
  prop(
    120,
    150,
    path('M-46 -70H46L34 0H-34Z', '#d98a5c'),
    repeat(4, (i) => rect(-34 + i * 19, -68, 7, 66, '#b9683f')),
    ellipse(0, -76, 56, 28, icing),
    ellipse(0, -104, 40, 24, shift(icing, 0.02)),
    ellipse(0, -126, 22, 16, icing),
    circle(0, -142, 10, '#c2301f'),
  );

export const bakery: MotifMaker = () => ({
  hero: [breadBasket(), cake('#fffaf0')],
  side: [
    bun(),
    khari(),
    cupcake('#f3c2c9'),
    teaGlass(),
    prop(220, 150, loaf(210, 150)),
    cupcake('#8a5a3a'),
  ],
  icon: (ink, ground) =>
    [
      path('M-42 40V6C-52 -36 52 -36 42 6V40Z', ink),
      stroke('M-22 2q4 -12 10 -16M0 0q4 -12 10 -16M22 4q3 -8 8 -12', ground, 5),
      rect(-46, 34, 92, 9, ink, 4),
    ].join(''),
});
