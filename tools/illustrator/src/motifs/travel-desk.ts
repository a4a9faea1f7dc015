import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { suitcase } from '../things/furniture.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const globe = (): Prop =>
  prop(
    300,
    380,
    stroke('M-80 -330A140 140 0 1 0 120 -130', materials.brassDeep, 14),
    circle(0, -220, 120, '#7fb4c9'),
    path(
      'M-92 -270C-50 -340 10 -330 26 -290C14 -250 -20 -262 -36 -220C-60 -196 -104 -220 -92 -270Z',
      '#8fae5c',
    ),
    path(
      'M26 -200C66 -226 110 -210 112 -170C92 -130 64 -116 38 -144C10 -160 6 -186 26 -200Z',
      '#8fae5c',
    ),
    path('M-70 -170C-46 -180 -26 -160 -36 -136C-50 -122 -76 -140 -70 -170Z', '#8fae5c'),
    path(
      'M40 -333A120 120 0 0 1 40 -107A160 160 0 0 0 40 -333Z',
      materials.shadow,
      'opacity=".12"',
    ),
    ellipse(-50, -286, 22, 14, '#ffffff', 'opacity=".35"'),
    rect(-9, -88, 18, 70, materials.brassDeep),
    rect(-84, -20, 168, 20, materials.woodDark, 8),
  );

const luggage = (main: string, accent: string): Prop =>
  prop(
    440,
    470,
    stand(suitcase(400, 230, main, '#f2cf77'), 0, 0),
    stand(suitcase(300, 150, accent, '#f2cf77'), -20, -230),
    circle(130, -110, 36, '#f6e9cf'),
    path('M112 -110L140 -124L136 -110L150 -104L136 -100Z', '#2f5d8c'),
  );

const plane = (body: string): Prop =>
  prop(
    360,
    230,
    rect(-5, -110, 10, 100, materials.steelDark),
    ellipse(0, -8, 60, 10, materials.woodDark),
    `<g transform="translate(0 -130) rotate(-12)">${path('M-150 -10C-120 -34 100 -40 150 -14C164 -6 164 10 150 14C100 26 -110 26 -150 10Z', '#fff8ea')}${path('M-150 10C-110 26 100 26 150 14C160 10 162 4 160 0H-154Z', '#e3d6c2')}${path('M20 0L-60 84H-20L80 6Z', body)}${path('M-150 -14L-176 -76H-140L-100 -20Z', body)}${repeat(6, (i) => circle(-70 + i * 32, -10, 6, '#7fb4c9'))}</g>`,
  );

const tickets = (main: string): Prop =>
  prop(
    260,
    150,
    `<g transform="translate(0 -70) rotate(-12)">${rect(-110, -44, 220, 88, materials.milk, 8)}${rect(-110, -44, 60, 88, main, 8)}${stroke('M-36 -40V40', '#c9bda8', 3, 'stroke-dasharray="7 7"')}${rect(-20, -26, 100, 9, '#c9bda8', 3)}${rect(-20, -4, 70, 9, '#c9bda8', 3)}</g>`,
    `<g transform="translate(20 -50) rotate(8)">${rect(-110, -44, 220, 88, '#f6e9cf', 8)}${rect(50, -44, 60, 88, shift(main, 0.1), 8)}${rect(-90, -26, 100, 9, '#c9a56a', 3)}${rect(-90, -4, 70, 9, '#c9a56a', 3)}</g>`,
  );
const passport = (): Prop =>
  prop(
    130,
    180,
    block(-62, 0, 124, 176, '#1f2d52', 10, 0.8),
    circle(0, -108, 30, 'none', 'stroke="#d8a53a" stroke-width="5"'),
    circle(0, -108, 12, '#d8a53a'),
    letters('PASSPORT', { style: 'tall', size: 22, fill: '#d8a53a', x: 0, y: -40 }),
  );
const camera = (colour: string): Prop =>
  prop(
    190,
    140,
    rect(-40, -140, 80, 30, materials.iron, 8),
    block(-92, 0, 184, 116, colour, 14),
    rect(-92, -84, 184, 50, materials.iron),
    circle(0, -58, 46, materials.steelDeep),
    circle(0, -58, 32, '#1f2a33'),
    circle(-10, -68, 9, '#8fb5c9'),
    rect(52, -106, 26, 14, '#fff1c9', 4),
  );

export const travelDesk: MotifMaker = ({ main, second, accent }) => ({
  hero: [luggage(main, accent), plane(main)],
  side: [
    globe(),
    plane(accent),
    tickets(main),
    passport(),
    camera(second),
    suitcase(190, 130, accent, '#f2cf77'),
  ],
  icon: (ink) =>
    `<g transform="rotate(-20)">${path('M46 0C46 6 38 9 30 9H14L-8 42H-18L-8 9H-28L-38 20H-46L-40 0L-46 -20H-38L-28 -9H-8L-18 -42H-8L14 -9H30C38 -9 46 -6 46 0Z', ink)}</g>`,
});
