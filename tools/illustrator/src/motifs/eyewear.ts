import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { bag, spray } from '../things/containers.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** Spectacles from the front, `w` wide, standing on their arms. */
const glasses = (w: number, frame: string, lens: string, round: boolean): Prop => {
  const r = w * 0.2;
  const one = (x: number) =>
    round
      ? circle(
          x,
          -r * 1.2,
          r,
          lens,
          `fill-opacity=".75" stroke="${frame}" stroke-width="${n(w * 0.045)}"`,
        )
      : rect(
          x - r * 1.06,
          -r * 2.02,
          r * 2.12,
          r * 1.72,
          lens,
          r * 0.5,
          `fill-opacity=".75" stroke="${frame}" stroke-width="${n(w * 0.05)}"`,
        );
  return prop(
    w,
    r * 2.3,
    one(-w * 0.26),
    one(w * 0.26),
    stroke(
      `M${n(-w * 0.07)} ${n(-r * 1.5)}Q0 ${n(-r * 1.9)} ${n(w * 0.07)} ${n(-r * 1.5)}`,
      frame,
      w * 0.045,
    ),
    stroke(
      `M${n(-w * 0.47)} ${n(-r * 1.5)}L${n(-w * 0.5)} ${n(-r * 1.6)}M${n(w * 0.47)} ${n(-r * 1.5)}L${n(w * 0.5)} ${n(-r * 1.6)}`,
      frame,
      w * 0.045,
    ),
    ...[-1, 1].map((s) =>
      path(
        `M${n(s * w * 0.26 - r * 0.6)} ${n(-r * 1.5)}l${n(r * 0.5)} ${n(-r * 0.4)}l${n(r * 0.16)} 0l${n(-r * 0.6)} ${n(r * 0.6)}Z`,
        '#ffffff',
        'opacity=".7"',
      ),
    ),
  );
};

/** A nose-shaped stand with one pair on it. */
const display = (frame: string, lens: string, main: string): Prop =>
  prop(
    430,
    420,
    shaded('M-60 0C-50 -120 -40 -220 -26 -300H26C40 -220 50 -120 60 0Z', main, 10),
    rect(-110, -22, 220, 22, shift(main, -0.08), 8),
    `<g transform="translate(0 -230)">${glasses(420, frame, lens, false).art}</g>`,
  );

const chart = (main: string): Prop =>
  prop(
    260,
    440,
    rect(-120, -430, 240, 330, materials.milk, 8),
    rect(-120, -430, 240, 16, main),
    letters('E', { style: 'block', size: 120, fill: '#1d1a16', x: 0, y: -318 }),
    letters('F P', { style: 'block', size: 70, fill: '#1d1a16', x: 0, y: -250 }),
    letters('T O Z', { style: 'block', size: 46, fill: '#1d1a16', x: 0, y: -200 }),
    letters('L P E D', { style: 'block', size: 32, fill: '#1d1a16', x: 0, y: -160 }),
    letters('P E C F D', { style: 'block', size: 22, fill: '#1d1a16', x: 0, y: -126 }),
    rect(-6, -100, 12, 100, materials.steelDark),
    rect(-70, -12, 140, 12, materials.steelDark, 6),
  );

const rackOf = (): Prop =>
  prop(
    300,
    420,
    rect(-140, -420, 280, 420, '#f5ede0', 12),
    repeat(
      4,
      (i) =>
        `<g transform="translate(0 ${-320 + i * 98})">${glasses(190, ['#2c2420', '#8a4a20', '#15455e', '#b3341c'][i] ?? '#2c2420', '#cfe6ea', i % 2 === 1).art}</g>${rect(-120, -312 + i * 98, 240, 8, '#d9cbb4', 3)}`,
    ),
  );

const box = (colour: string): Prop =>
  prop(
    190,
    80,
    shaded('M-95 -30C-95 -80 95 -80 95 -30V-20H-95Z', colour, 24),
    rect(-95, -34, 190, 34, shift(colour, -0.06), 12),
    ellipse(0, -34, 12, 7, materials.brass),
  );

export const eyewear: MotifMaker = ({ main, second, accent }) => ({
  hero: [display('#2c2420', '#bfe0e6', main), chart(main)],
  side: [
    rackOf(),
    glasses(210, '#8a4a20', '#d9eef2', true),
    box(accent),
    spray(180, second, main),
    bag(150, 170, main, glasses(90, second, main, true).art),
    prop(140, 90, block(-66, 0, 132, 84, second, 6)),
  ],
  icon: (ink) =>
    [
      circle(-26, 4, 19, 'none', `stroke="${ink}" stroke-width="8"`),
      circle(26, 4, 19, 'none', `stroke="${ink}" stroke-width="8"`),
      stroke('M-8 0Q0 -7 8 0M-45 -2L-38 -22M45 -2L38 -22', ink, 7),
    ].join(''),
});
