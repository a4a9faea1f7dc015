import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { bag } from '../things/containers.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const silks = [
  '#b3341c',
  '#1d6b64',
  '#8c1d4f',
  '#e0a52f',
  '#2c4794',
  '#5b2a6e',
  '#d9667a',
  '#2f7d4b',
];
const zari = '#e8c15c';

const folded = (x: number, y: number, w: number, h: number, colour: string) =>
  [
    rect(x - w / 2, y - h, w, h, colour, h * 0.4),
    rect(x + w * 0.1, y - h, w * 0.4, h, shift(colour, -0.06), h * 0.4),
    rect(x - w * 0.3, y - h, w * 0.12, h, zari),
    rect(x - w * 0.14, y - h, w * 0.03, h, zari),
    stroke(`M${n(x - w * 0.46)} ${n(y - h / 2)}H${n(x - w * 0.34)}`, shift(colour, -0.1), 3),
  ].join('');

const pile = (from: number, count: number, w = 260): Prop =>
  prop(
    w,
    count * 40,
    repeat(count, (i) =>
      folded(
        (i % 2) * 8 - 4,
        -i * 40,
        w - (i % 3) * 10,
        38,
        silks[(from + i) % silks.length] ?? '#b3341c',
      ),
    ),
  );

/** A bust with a draped sari, pleats falling to a gold border. */
const draped = (main: string, second: string) =>
  prop(
    340,
    560,
    rect(-9, -130, 18, 130, materials.woodDark),
    ellipse(0, -6, 84, 14, materials.woodDeep),
    shaded(
      'M-22 -540H22V-506C70 -496 104 -470 100 -420C96 -370 66 -350 60 -300H-60C-66 -350 -96 -370 -100 -420C-104 -470 -70 -496 -22 -506Z',
      '#e9d8bd',
      16,
    ),
    ellipse(0, -540, 22, 8, materials.woodDark),
    path('M-92 -456C-60 -480 60 -480 92 -456L84 -392C40 -376 -40 -376 -84 -392Z', second),
    path('M-66 -330H66C90 -250 104 -160 110 -90H-110C-104 -160 -90 -250 -66 -330Z', main),
    repeat(5, (i) =>
      path(`M${-30 + i * 14} -322L${-50 + i * 22} -96h9L${-24 + i * 14} -322Z`, shift(main, -0.07)),
    ),
    rect(-110, -118, 220, 28, zari),
    repeat(7, (i) => path(`M${-96 + i * 32} -104l10 -10l10 10l-10 10Z`, shift(main, -0.07))),
    path(
      'M-64 -338L70 -486C96 -478 110 -456 112 -430C116 -340 140 -240 138 -150L92 -140C92 -230 86 -320 60 -380L-40 -300Z',
      shift(main, 0.035),
    ),
    path('M138 -150L92 -140V-176L136 -186Z', zari),
    stroke('M70 -486C96 -478 110 -456 112 -430C116 -340 140 -240 138 -150', zari, 8),
  );

const rail = () =>
  prop(
    460,
    420,
    rect(-214, -412, 14, 412, materials.brassDeep),
    rect(200, -412, 14, 412, materials.brassDeep),
    rect(-230, -420, 460, 16, materials.brass, 8),
    repeat(7, (i) => {
      const colour = silks[i] ?? '#b3341c';
      const x = -184 + i * 54;
      return (
        shaded(`M${x} -404H${x + 50}L${x + 54} -${96 + (i % 3) * 22}H${x - 4}Z`, colour, x + 34) +
        rect(x - 4, -(124 + (i % 3) * 22), 58, 16, zari)
      );
    }),
    rect(-240, -12, 70, 12, materials.brassDeep, 5),
    rect(170, -12, 70, 12, materials.brassDeep, 5),
  );

export const sarees: MotifMaker = ({ main, second }) => ({
  hero: [draped(main, second), rail()],
  side: [
    pile(0, 5),
    pile(3, 3, 240),
    pile(5, 4, 230),
    bag(150, 170, main, circle(0, 0, 30, second)),
    prop(220, 60, folded(0, 0, 220, 54, '#e0a52f')),
  ],
  icon: (ink, ground) =>
    [
      path('M-34 44C-30 4 -22 -14 -14 -24C-8 -32 10 -44 24 -44C30 -20 40 10 40 44Z', ink),
      stroke('M-14 -22C4 -8 14 12 16 44M-2 -32C14 -18 26 6 28 42', ground, 4.5),
      stroke('M-33 34H40', ground, 4),
    ].join(''),
});
