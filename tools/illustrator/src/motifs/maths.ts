import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { path, rect, repeat, stroke } from '../svg.ts';
import { bookStack, pencilCup } from '../things/paper.ts';
import { block } from '../things/shade.ts';
import { calculator } from '../things/gadgets.ts';
import type { MotifMaker } from './motif.ts';

const beads = ['#c2452d', '#e0a52f', '#2f7d4b', '#2f5d8c', '#8a3f6b'];

const abacus = (): Prop =>
  prop(
    480,
    400,
    ...[0, 1, 2, 3, 4].map((r) => {
      const y = -340 + r * 66;
      const colour = beads[r] ?? '#c2452d';
      const split = [6, 3, 8, 4, 2][r] ?? 5;
      return (
        rect(-210, y - 4, 420, 8, materials.steelDeep) +
        repeat(10, (i) => {
          const x = i < split ? -190 + i * 30 : 196 - (9 - i) * 30;
          return (
            rect(x - 13, y - 24, 26, 48, colour, 12) +
            rect(x - 8, y - 18, 6, 30, '#ffffff', 3, 'opacity=".35"')
          );
        })
      );
    }),
    rect(-236, -396, 32, 396, materials.wood, 8),
    rect(204, -396, 32, 396, materials.woodDeep, 8),
    rect(-240, -404, 480, 30, '#d09a60', 8),
    rect(-240, -30, 480, 30, '#d09a60', 8),
  );

const slate = (chalk: string): Prop =>
  prop(
    440,
    350,
    rect(-220, -350, 440, 330, materials.wood, 12),
    rect(-194, -324, 388, 278, '#2f3a37', 4),
    letters('7 × 8 = 56', { style: 'hand', size: 76, fill: '#fff8e6', x: 0, y: -226 }),
    letters('a + b = c', { style: 'hand', size: 62, fill: chalk, x: -70, y: -120 }),
    path('M70 -76H160V-166Z', 'none', `stroke="${chalk}" stroke-width="7" stroke-linejoin="round"`),
    rect(-220, -24, 440, 24, materials.woodDeep, 8),
    rect(-60, -34, 54, 12, '#fff8e6', 5),
  );

const setSquare = (colour: string): Prop =>
  prop(
    210,
    190,
    path('M-100 0V-186L104 0Z', colour, 'fill-opacity=".85"'),
    path('M-70 -30V-110L20 -30Z', '#ffffff', 'opacity=".75"'),
    repeat(8, (i) => rect(-92 + i * 22, -12, 3, 12, '#1d1a16')),
  );

const cubes = (): Prop =>
  prop(
    190,
    170,
    ...[
      ['2', -52, 0, '#c2452d'],
      ['5', 46, 0, '#2f7d4b'],
      ['9', -6, -86, '#e0a52f'],
    ].map(
      ([t, x, y, c]) =>
        block(Number(x) - 42, Number(y), 84, 84, String(c), 8, 0.74) +
        letters(String(t), {
          style: 'block',
          size: 66,
          fill: '#fff8e6',
          x: Number(x) - 4,
          y: Number(y) - 20,
        }),
    ),
  );

export const maths: MotifMaker = ({ main, second, accent }) => ({
  hero: [abacus(), slate(second)],
  side: [
    bookStack([main, '#e0a52f', accent, '#2f7d4b'], 250, 44),
    pencilCup(main, ['#e0a52f', '#c2452d', '#2f7d4b', '#2f5d8c']),
    cubes(),
    setSquare('#f2cf77'),
    calculator('#3a4650'),
  ],
  icon: (ink) =>
    [
      stroke('M-36 -28H-8M-22 -42V-14', ink, 9),
      stroke('M10 -38L34 -14M34 -38L10 -14', ink, 9),
      stroke('M-36 26H-8', ink, 9),
      stroke('M10 18H36M10 34H36', ink, 8),
    ].join(''),
});
