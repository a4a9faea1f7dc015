import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { bottle, tube } from '../things/containers.ts';
import { clipboard } from '../things/paper.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const microscope = (main: string): Prop =>
  prop(
    360,
    480,
    path('M60 -330C150 -310 170 -130 70 -60H0V-96H44C110 -140 100 -260 44 -286Z', main),
    path('M110 -270C160 -200 140 -110 70 -60H36C110 -110 130 -190 110 -270Z', shift(main, -0.06)),
    `<g transform="translate(10 -300) rotate(20)">${rect(-34, -150, 68, 190, '#f3eadb', 12)}${rect(8, -150, 26, 190, '#ddd0bb', 10)}${rect(-26, -196, 52, 54, materials.iron, 8)}${rect(-22, 36, 44, 40, materials.steel, 4)}${rect(-15, 74, 30, 34, materials.steelDark, 4)}</g>`,
    circle(96, -200, 30, materials.steelDark),
    circle(96, -200, 16, materials.steel),
    rect(-130, -130, 190, 18, materials.iron, 5),
    rect(-96, -138, 90, 8, '#bfe0e6', 2),
    ellipse(-50, -142, 14, 4, '#c2452d'),
    circle(-40, -84, 18, '#ffe08a'),
    shaded('M-150 -44H130Q150 -44 150 -20V0H-170V-20Q-170 -44 -150 -44Z', main, 40),
  );

const rackOf = (colours: readonly string[], wood: string): Prop =>
  prop(
    420,
    250,
    ...colours.map((colour, i) =>
      tube(
        -150 + i * 75,
        -24,
        44,
        190,
        colour,
        0.55,
        ['#c2452d', '#2f5d8c', '#e0a52f', '#2f7d4b', '#8a3f6b'][i] ?? '#c2452d',
      ),
    ),
    rect(-200, -130, 400, 26, wood, 6),
    rect(-200, -26, 400, 26, shift(wood, -0.05), 6),
    rect(-200, -130, 20, 130, shift(wood, -0.03)),
    rect(180, -130, 20, 130, shift(wood, -0.08)),
  );

const vial = (liquid: string, cap: string): Prop =>
  prop(70, 170, tube(0, 0, 56, 140, liquid, 0.6, cap), rect(-28, -70, 56, 36, materials.milk));
const kit = (main: string): Prop =>
  prop(
    230,
    150,
    stroke('M-36 -126V-150H36V-126', materials.iron, 10),
    block(-112, 0, 224, 128, '#f6efe2', 12, 0.7),
    circle(-6, -62, 38, main),
    rect(-12, -86, 12, 48, '#fff8ea'),
    rect(-30, -68, 48, 12, '#fff8ea'),
  );
const slides = (): Prop =>
  prop(
    170,
    60,
    ...[0, 1, 2].map(
      (i) =>
        rect(-80 + i * 10, -18 - i * 18, 140, 15, '#d5e8ea', 3) +
        circle(-20 + i * 16, -11 - i * 18, 6, '#c2452d'),
    ),
  );

export const diagnostics: MotifMaker = ({ main }) => ({
  hero: [
    microscope(main),
    rackOf(['#c2452d', '#e8b23a', '#b5301f', '#9fc3d9', '#d9667a'], '#d9b07a'),
  ],
  side: [
    vial('#b5301f', '#8a3f6b'),
    clipboard(230, main),
    kit(main),
    vial('#e8b23a', '#2f5d8c'),
    slides(),
    bottle(90, 210, '#d5e8ea', main, '#fff8ea', circle(0, 0, 18, main)),
  ],
  icon: (ink, ground) =>
    [
      path('M-12 -44H12V-8L34 34Q38 44 28 44H-28Q-38 44 -34 34L-12 -8Z', ink),
      rect(-18, -48, 36, 9, ink, 4),
      path('M-16 14H16L26 33H-26Z', ground),
      circle(-4, 24, 4, ink),
      circle(9, 28, 3, ink),
    ].join(''),
});
