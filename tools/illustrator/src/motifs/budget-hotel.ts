import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { foldedStack, pillow } from '../things/cloth.ts';
import { suitcase, tableLamp } from '../things/furniture.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A desk bell. */
const bell = (): Prop =>
  prop(
    260,
    190,
    circle(0, -172, 16, materials.brassDeep),
    shaded('M-110 -40C-110 -200 110 -200 110 -40Z', materials.brass, 26, -0.08),
    path('M-80 -70C-76 -120 -50 -144 -20 -152C-46 -124 -56 -100 -56 -66Z', materials.brassLight),
    rect(-124, -44, 248, 22, materials.brassDeep, 8),
    rect(-110, -24, 220, 24, materials.woodDark, 8),
  );

const roomKey = (main: string, second: string, room = '204'): Prop =>
  prop(
    190,
    250,
    circle(0, -222, 26, 'none', `stroke="${materials.steelDeep}" stroke-width="9"`),
    `<g transform="translate(-14 -200) rotate(16)">${circle(0, 24, 26, materials.brass)}${circle(0, 22, 11, '#f6e9cf')}${rect(-8, 46, 16, 130, materials.brass)}${rect(8, 132, 22, 14, materials.brass)}${rect(8, 156, 28, 14, materials.brass)}</g>`,
    `<g transform="translate(16 -200) rotate(-14)">${path('M-44 40L0 10L44 40V150L0 180L-44 150Z', main)}${circle(0, 44, 9, second)}${letters(room, { style: 'block', size: 48, fill: second, x: 0, y: 118 })}</g>`,
  );

/** Two pillows, a folded blanket and a lamp: the room. */
const bed = (main: string, second: string): Prop =>
  prop(
    640,
    400,
    shaded('M-290 -120V-330Q-290 -370 -250 -370H250Q290 -370 290 -330V-120Z', materials.wood, 90),
    rect(-250, -340, 500, 120, materials.woodDeep, 14),
    stand(pillow('#fffaf0', 230), -130, -170),
    stand(pillow('#fff3df', 230), 130, -170),
    rect(-300, -190, 600, 120, '#fffaf0', 26),
    rect(-300, -150, 600, 90, main, 10),
    rect(60, -150, 240, 90, shift(main, -0.05), 10),
    rect(-300, -150, 600, 20, second),
    rect(-310, -66, 620, 34, materials.woodDeep, 8),
    rect(-290, -34, 28, 34, materials.woodDark),
    rect(262, -34, 28, 34, materials.woodDark),
    stand(foldedStack(['#fffaf0', second], 150), 0, -150, 0.8),
  );

const reception = (main: string, second: string): Prop =>
  prop(
    520,
    420,
    rect(-240, -420, 480, 250, materials.wood, 8),
    ...[0, 1].flatMap((r) =>
      [0, 1, 2, 3].map(
        (i) =>
          rect(-216 + i * 110, -400 + r * 112, 100, 100, materials.woodDark, 4) +
          ((i + r) % 3
            ? `<g transform="translate(${-166 + i * 110} ${-310 + r * 112}) scale(.36)">${roomKey(main, second, `${r + 1}0${i + 1}`).art}</g>`
            : ''),
      ),
    ),
    stand(bell(), -120, -60, 0.7),
    stand(tableLamp(second), 170, -60, 0.62),
    rect(-260, -66, 520, 66, main, 6),
    rect(-260, -66, 520, 14, shift(main, 0.08), 5),
  );
const slippers = (colour: string): Prop =>
  prop(
    180,
    60,
    ...[-46, 46].map(
      (x) =>
        ellipse(x, -14, 42, 14, '#f3e6cf') +
        path(`M${x - 30} -20C${x - 26} -58 ${x + 26} -58 ${x + 30} -20Z`, colour),
    ),
  );

export const budgetHotel: MotifMaker = ({ main, second, accent }) => ({
  hero: [bed(main, second), reception(main, second)],
  side: [
    tableLamp(second),
    suitcase(220, 160, accent, '#f2cf77'),
    bell(),
    roomKey(main, second),
    foldedStack(['#fffaf0', second, '#fffaf0'], 190),
    slippers(main),
  ],
  beside: [
    tableLamp(second),
    suitcase(220, 160, accent, '#f2cf77'),
    pottedPlant(random('hotel'), accent),
    slippers(main),
  ],
  large: [0, 1],
  icon: (ink, ground) =>
    [
      rect(-46, -32, 9, 72, ink, 4),
      rect(-46, 8, 92, 22, ink, 5),
      rect(37, 14, 9, 26, ink, 4),
      path('M-8 6V-14Q-8 -20 -2 -20H32Q44 -20 44 -8V6Z', ink),
      circle(-22, -8, 11, ink),
      rect(-36, 14, 72, 4, ground, 2),
    ].join(''),
});
