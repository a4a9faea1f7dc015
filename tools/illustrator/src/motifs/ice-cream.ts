import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, clipped, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bowl } from '../things/containers.ts';
import { ball, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const jamun = '#7b3f8f';
const scoop = (x: number, y: number, r: number, colour: string) =>
  [
    ball(x, y - r * 0.8, r, colour),
    path(
      `M${x - r} ${y - r * 0.62}q${r * 0.2} ${r * 0.5} ${r * 0.5} ${r * 0.1}q${r * 0.2} ${r * 0.44} ${r * 0.5} ${r * 0.06}q${r * 0.26} ${r * 0.46} ${r * 0.54} ${r * 0.02}q${r * 0.2} ${r * 0.3} ${r * 0.46} ${-r * 0.18}Z`,
      colour,
    ),
  ].join('');

const cone = (h: number, scoops: readonly string[]): Prop => {
  const r = h * 0.17;
  const wafer = `M${-r} ${-h * 0.5}H${r}L0 0Z`;
  return prop(
    r * 2.2,
    h * (0.5 + scoops.length * 0.24),
    path(wafer, '#e0a557'),
    clipped(
      path(wafer, '#fff'),
      repeat(7, (i) =>
        stroke(
          `M${-r * 2 + i * r * 0.6} ${-h * 0.5}L${-r * 0.6 + i * r * 0.6} 0M${r * 2 - i * r * 0.6} ${-h * 0.5}L${r * 0.6 - i * r * 0.6} 0`,
          '#b97a30',
          4,
        ),
      ),
      rect(r * 0.2, -h, r * 2, h, '#8a4d12', 0, 'opacity=".16"'),
    ),
    ...scoops.map((colour, i) => scoop(0, -h * 0.46 - i * r * 1.3, r * 1.08, colour)),
  );
};

const sundae = () =>
  prop(
    300,
    500,
    scoop(-60, -300, 76, jamun),
    scoop(64, -300, 74, '#fbe7c2'),
    scoop(0, -380, 74, '#f3b3c6'),
    path(
      'M-62 -436C-58 -500 58 -500 62 -436C56 -414 44 -416 40 -440C34 -452 24 -448 22 -430C18 -410 2 -412 0 -434C-4 -448 -16 -448 -20 -432C-26 -404 -58 -410 -62 -436Z',
      '#5a2d1c',
    ),
    circle(0, -484, 20, '#c2301f'),
    stroke('M0 -502q6 -24 26 -28', '#3f7d3c', 5),
    `<g transform="translate(106 -380) rotate(24)">${rect(-13, -110, 26, 150, '#e0a557', 6)}${rect(-13, -80, 26, 6, '#b97a30')}${rect(-13, -40, 26, 6, '#b97a30')}</g>`,
    path('M-140 -290H140L60 -90H-60Z', '#e4eff0', 'opacity=".94"'),
    path('M-122 -260H122L66 -120H-66Z', '#efd0dc'),
    path('M20 -260H122L66 -120H20Z', '#e0b7c9'),
    path('M-104 -276l16 0l46 170h-10Z', '#ffffff', 'opacity=".6"'),
    rect(-12, -92, 24, 70, '#d5e4e5'),
    path('M-84 -24H84L96 0H-96Z', '#e4eff0'),
    rect(-148, -300, 296, 14, '#f4fafa', 7),
  );

const coneStand = () =>
  prop(
    420,
    420,
    ...[-120, 0, 120].map((x, i) =>
      stand(cone(300, i === 1 ? [jamun, '#fbe7c2'] : [i ? '#b7d39a' : '#f3b3c6']), x, -30),
    ),
    rect(-200, -170, 400, 24, materials.wood, 8),
    rect(-180, -150, 20, 150, materials.woodDeep),
    rect(160, -150, 20, 150, materials.woodDeep),
    rect(-200, -16, 400, 16, materials.wood, 6),
  );

/** A cone upright in its wooden block. */
const held = (scoops: readonly string[]): Prop => {
  const one = cone(250, scoops);
  return prop(
    120,
    one.h + 24,
    `<g transform="translate(0 -24)">${one.art}</g>`,
    shaded('M-52 -64H52L60 0H-60Z', materials.wood, 14),
  );
};

const kulfi = (colour: string): Prop =>
  prop(
    70,
    210,
    rect(-7, -60, 14, 60, '#d9a866', 4),
    shaded(
      'M-24 -196Q-22 -210 0 -210Q22 -210 24 -196L34 -66Q34 -52 20 -52H-20Q-34 -52 -34 -66Z',
      colour,
      8,
    ),
    circle(-8, -150, 4, '#8fae5c'),
    circle(10, -120, 4, '#c9703a'),
    circle(-4, -90, 4, '#8fae5c'),
  );

const berries = () =>
  prop(
    170,
    76,
    ...[-54, -10, 36].map(
      (x) => ellipse(x, -24, 26, 22, '#4a2458') + ellipse(x - 8, -30, 7, 5, '#8f6a9c'),
    ),
    ellipse(-30, -52, 24, 20, '#5a2f6b'),
    ellipse(14, -54, 24, 20, '#4a2458'),
    path('M60 -20q20 -30 46 -18q-12 24 -46 18Z', materials.leaf),
  );

export const iceCream: MotifMaker = ({ light }) => ({
  hero: [sundae(), coneStand()],
  side: [
    held([jamun]),
    held(['#f3b3c6', '#fbe7c2']),
    kulfi('#f3d9a4'),
    prop(
      170,
      190,
      scoop(-34, -92, 46, '#b7d39a'),
      scoop(36, -92, 46, jamun),
      bowl(160, 92, shift(light, -0.03), jamun, 0).art,
    ),
    berries(),
    kulfi('#b7d39a'),
  ],
  icon: (ink, ground) =>
    [
      circle(0, -16, 26, ink),
      path('M-26 -8C-20 4 -14 -2 -8 2C-2 8 4 0 10 2C16 6 22 0 26 -8Z', ink),
      path('M-22 8H22L0 48Z', ink),
      stroke('M-12 10L6 36M12 10L-6 36', ground, 3.5),
      circle(-9, -26, 5, ground),
    ].join(''),
});
