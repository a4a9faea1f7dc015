import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, polygon, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from '../things/shade.ts';
import { bulb, hardHat } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

/** A tilted panel, `w` wide, its foot at y = 0. */
const cells = (w: number, h: number, lean: number) => {
  const at = (u: number, v: number): [number, number] => [-w / 2 + u * w + v * lean, -h * v];
  return [
    polygon(
      [at(-0.02, -0.03), at(1.02, -0.03), at(1.02, 1.03), at(-0.02, 1.03)],
      materials.steelLight,
    ),
    repeat(3, (r) =>
      repeat(5, (i) =>
        polygon(
          [
            at(i / 5 + 0.008, r / 3 + 0.015),
            at((i + 1) / 5 - 0.008, r / 3 + 0.015),
            at((i + 1) / 5 - 0.008, (r + 1) / 3 - 0.015),
            at(i / 5 + 0.008, (r + 1) / 3 - 0.015),
          ],
          (i + r) % 2 ? '#1f4272' : '#264d82',
        ),
      ),
    ),
    polygon([at(0.1, 0), at(0.3, 0), at(0.6, 1), at(0.4, 1)], '#ffffff', 'opacity=".12"'),
  ].join('');
};

const sun = (x: number, y: number, r: number) =>
  repeat(
    12,
    (i) =>
      `<g transform="translate(${x} ${y}) rotate(${i * 30})">${rect(-r * 0.08, -r * 1.55, r * 0.16, r * 0.34, '#f2a516', 3)}</g>`,
  ) + circle(x, y, r, '#f9c440');

const panel = (): Prop =>
  prop(
    520,
    400,
    sun(170, -350, 46),
    stroke('M-90 -70L-90 0M150 -170L150 0M-130 0H200', materials.steelDark, 14),
    `<g transform="translate(0 -60)">${cells(420, 230, 90)}</g>`,
  );

/** A house with panels on its slope. */
const house = (main: string, dark: string): Prop =>
  prop(
    500,
    430,
    sun(-190, -380, 44),
    block(-170, 0, 340, 220, '#f6e6c8', 4, 0.72),
    path('M-220 -210L-60 -390H120L230 -210Z', '#b8593b'),
    `<g transform="translate(-20 -230)">${cells(200, 130, 76)}</g>`,
    rect(-120, -150, 80, 150, dark, 4),
    rect(30, -150, 90, 76, '#ffe08a', 4),
    rect(70, -150, 8, 76, '#f6e6c8'),
    rect(30, -116, 90, 7, '#f6e6c8'),
    rect(-200, -14, 400, 14, shift(main, -0.1), 4),
  );

const battery = (main: string, dark: string): Prop =>
  prop(
    210,
    170,
    rect(-80, -170, 36, 22, materials.steelDark, 4),
    rect(44, -170, 36, 22, '#c2452d', 4),
    block(-104, 0, 208, 152, dark, 12),
    rect(-104, -120, 208, 34, main),
    path('M10 -84L-24 -40H0L-8 -10L28 -56H4Z', main),
  );
const inverter = (dark: string): Prop =>
  prop(
    180,
    210,
    block(-88, 0, 176, 210, '#f3eadb', 14),
    rect(-62, -184, 124, 60, dark, 6),
    rect(-46, -164, 60, 10, '#b9ff66', 4),
    rect(-46, -146, 40, 10, '#b9ff66', 4),
    circle(-40, -90, 12, '#3f9a5f'),
    circle(0, -90, 12, '#f2a516'),
    repeat(4, (i) => rect(-62, -58 + i * 13, 124, 5, '#d9cbb4', 2)),
  );
const lantern = (main: string): Prop =>
  prop(
    120,
    200,
    stroke('M-36 -150C-36 -210 36 -210 36 -150', materials.steelDark, 8),
    rect(-48, -156, 96, 24, main, 8),
    rect(-38, -134, 76, 96, '#fff3cf', 6),
    rect(-12, -120, 24, 70, '#f9c440', 6),
    shaded('M-54 -40H54L60 0H-60Z', main, 8),
  );

export const solar: MotifMaker = ({ main, dark }) => ({
  hero: [house(main, dark), panel()],
  side: [
    battery(main, dark),
    inverter(dark),
    lantern(main),
    bulb('#f9d15c'),
    hardHat(main),
    prop(
      260,
      150,
      `<g transform="translate(0 -20)">${cells(200, 110, 50)}</g>`,
      rect(-60, -20, 12, 20, materials.steelDark),
      rect(90, -20, 12, 20, materials.steelDark),
    ),
  ],
  icon: (ink, ground) =>
    [
      circle(0, -16, 17, ink),
      repeat(
        7,
        (i) =>
          `<g transform="translate(0 -16) rotate(${-90 + i * 30})">${rect(-2.5, -32, 5, 10, ink, 2)}</g>`,
      ),
      path('M-34 8H34L46 44H-46Z', ink),
      stroke('M-12 8L-16 44M12 8L16 44M-40 26H40', ground, 4),
    ].join(''),
});
