import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat } from '../svg.ts';
import { agreement, pen, stamp } from '../things/paper.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

export const modelHouse = (wall: string, roof: string, door: string): Prop =>
  prop(
    380,
    370,
    path('M-190 -190L0 -360L190 -190Z', roof),
    path('M0 -360L190 -190H110Z', shift(roof, -0.07)),
    rect(80, -340, 44, 100, shift(wall, -0.06)),
    block(-150, 0, 300, 196, wall, 3, 0.74),
    rect(-204, -204, 408, 22, shift(roof, -0.1), 8),
    rect(-40, -126, 76, 126, door, 6),
    circle(22, -60, 6, materials.brass),
    ...[-122, 64].map(
      (x) =>
        rect(x, -140, 60, 64, '#bfe0e6', 4) +
        rect(x + 27, -140, 6, 64, wall) +
        rect(x, -112, 60, 6, wall),
    ),
    circle(0, -256, 24, wall),
    circle(0, -256, 14, '#bfe0e6'),
  );

/** A ring of keys with a house tag, hanging from the top. */
export const keys = (tag: string): Prop =>
  prop(
    300,
    380,
    circle(0, -320, 52, 'none', `stroke="${materials.steelDeep}" stroke-width="13"`),
    `<g transform="translate(-24 -280) rotate(24)">${circle(0, 44, 44, materials.brass)}${circle(0, 40, 20, '#f6e9cf')}${rect(-12, 80, 24, 160, materials.brass)}${rect(2, 80, 10, 160, shift(materials.brass, -0.08))}${rect(12, 176, 30, 20, materials.brass)}${rect(12, 210, 40, 20, materials.brass)}</g>`,
    `<g transform="translate(8 -280) rotate(-4)">${circle(0, 44, 40, materials.steel)}${circle(0, 40, 18, '#f6e9cf')}${rect(-11, 78, 22, 180, materials.steel)}${rect(11, 190, 26, 18, materials.steel)}${rect(11, 222, 34, 18, materials.steel)}</g>`,
    `<g transform="translate(40 -276) rotate(-30)">${path('M-58 100L0 40L58 100V190H-58Z', tag)}${path('M-58 100L0 40L58 100L44 104L0 60L-44 104Z', shift(tag, 0.1))}${rect(-18, 136, 36, 54, '#fff4e0', 4)}${circle(0, 84, 8, '#fff4e0')}</g>`,
  );

const tower = (wall: string): Prop =>
  prop(
    150,
    330,
    block(-66, 0, 132, 320, wall, 4, 0.72),
    repeat(6, (r) =>
      repeat(3, (i) =>
        rect(-50 + i * 38, -300 + r * 46, 24, 28, (r + i) % 3 ? '#bfe0e6' : '#ffe08a', 2),
      ),
    ),
    rect(-20, -330, 40, 14, shift(wall, -0.1)),
  );
const board = (main: string, second: string): Prop =>
  prop(
    150,
    230,
    rect(-8, -230, 16, 230, materials.woodDark),
    rect(-70, -220, 140, 96, main, 6),
    path('M-30 -150V-176L0 -202L30 -176V-150Z', second),
    rect(-60, -142, 120, 8, second, 3),
  );

export const propertyDesk: MotifMaker = ({ main, second, accent }) => ({
  hero: [modelHouse('#f6e6c8', '#b8593b', main), keys(main)],
  side: [
    tower('#e3c9a4'),
    agreement(230, accent),
    prop(150, 190, `<g transform="scale(.5)">${keys(accent).art}</g>`),
    stamp(accent),
    board(main, second),
    pen(accent),
  ],
  icon: (ink, ground) =>
    [
      path('M-44 0L0 -42L44 0L34 4V42H-34V4Z', ink),
      circle(0, 8, 10, ground),
      path('M-4 12H4L7 32H-7Z', ground),
    ].join(''),
});
