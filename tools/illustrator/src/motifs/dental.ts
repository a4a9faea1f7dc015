import { mix, shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const toothPath = (s: number) =>
  `M${n(-s * 0.5)} ${n(-s * 0.72)}C${n(-s * 0.52)} ${n(-s * 1.02)} ${n(-s * 0.16)} ${n(-s * 1.06)} 0 ${n(-s * 0.92)}C${n(s * 0.16)} ${n(-s * 1.06)} ${n(s * 0.52)} ${n(-s * 1.02)} ${n(s * 0.5)} ${n(-s * 0.72)}C${n(s * 0.48)} ${n(-s * 0.46)} ${n(s * 0.36)} ${n(-s * 0.36)} ${n(s * 0.33)} ${n(-s * 0.12)}C${n(s * 0.3)} ${n(s * 0.04)} ${n(s * 0.16)} ${n(s * 0.02)} ${n(s * 0.13)} ${n(-s * 0.12)}C${n(s * 0.1)} ${n(-s * 0.34)} ${n(-s * 0.1)} ${n(-s * 0.34)} ${n(-s * 0.13)} ${n(-s * 0.12)}C${n(-s * 0.16)} ${n(s * 0.02)} ${n(-s * 0.3)} ${n(s * 0.04)} ${n(-s * 0.33)} ${n(-s * 0.12)}C${n(-s * 0.36)} ${n(-s * 0.36)} ${n(-s * 0.48)} ${n(-s * 0.46)} ${n(-s * 0.5)} ${n(-s * 0.72)}Z`;

/** A friendly tooth on a plinth. */
const model = (plinth: string): Prop =>
  prop(
    360,
    470,
    `<g transform="translate(0 -70)">${shaded(toothPath(380), '#fffaf0', 50, -0.06)}${ellipse(-96, -290, 26, 60, '#ffffff')}${circle(-44, -230, 11, '#3a2a22')}${circle(44, -230, 11, '#3a2a22')}${stroke('M-34 -190Q0 -160 34 -190', '#3a2a22', 8)}${ellipse(-78, -196, 18, 11, '#f3c2b6')}${ellipse(78, -196, 18, 11, '#f3c2b6')}</g>`,
    block(-150, 0, 300, 66, plinth, 12),
  );

const brush = (x: number, colour: string, lean: number) =>
  `<g transform="translate(${x} -100) rotate(${lean})">${rect(-8, -190, 16, 220, colour, 8)}${rect(-22, -186, 16, 60, '#ffffff', 4)}${repeat(4, (i) => rect(-22, -184 + i * 15, 16, 4, mix(colour, '#ffffff', 0.5)))}</g>`;

const glass = (colour: string): Prop =>
  prop(
    190,
    310,
    brush(-24, '#2f5d8c', -12),
    brush(26, '#e0523a', 12),
    brush(2, '#2f7d4b', 2),
    shaded('M-66 -140H66L54 -8Q53 0 46 0H-46Q-53 0 -54 -8Z', colour, 14),
    rect(-70, -148, 140, 14, shift(colour, 0.05), 6),
  );
const paste = (main: string, second: string): Prop =>
  prop(
    270,
    70,
    path('M-110 -60H80L110 -48V-14L80 -2H-110Z', main),
    path('M-110 -30H96L110 -14L80 -2H-110Z', shift(main, -0.06)),
    rect(-130, -64, 24, 66, shift(main, 0.06), 3),
    rect(108, -46, 28, 32, second, 5),
    rect(-60, -44, 100, 14, '#ffffff', 6),
  );
const mirror = (): Prop =>
  prop(
    80,
    230,
    rect(-6, -150, 12, 150, materials.steelDeep, 6),
    circle(0, -186, 38, materials.steelDeep),
    circle(0, -186, 29, '#dceef2'),
    path('M-18 -184L4 -208H14L-14 -174Z', '#ffffff'),
  );
const floss = (colour: string): Prop =>
  prop(
    110,
    110,
    rect(-54, -100, 108, 100, colour, 20),
    circle(0, -48, 26, '#ffffff'),
    stroke('M26 -90C50 -120 70 -90 60 -60', '#ffffff', 4),
  );
const jaw = (): Prop =>
  prop(
    240,
    120,
    path('M-110 -40C-110 10 110 10 110 -40V-20C110 6 90 0 0 0C-90 0 -110 6 -110 -20Z', '#d9667a'),
    path('M-112 -62C-112 -110 -70 -118 0 -118C70 -118 112 -110 112 -62Z', '#e58a98'),
    repeat(7, (i) => rect(-96 + i * 28, -74, 24, 30, '#fffaf0', 8)),
    repeat(7, (i) => rect(-96 + i * 28, -46, 24, 28, '#fff3df', 8)),
  );

export const dental: MotifMaker = ({ main, second, dark }) => ({
  hero: [model(shift(dark, 0.1)), glass(main)],
  side: [
    glass(main),
    paste(second, main),
    mirror(),
    jaw(),
    floss(dark),
    prop(100, 110, shaded(toothPath(100), '#fffaf0', 14)),
  ],
  icon: (ink, ground) =>
    `<g transform="translate(0 40)">${path(toothPath(86), ink)}</g>${stroke('M-18 -22C-20 -30 -12 -34 -6 -30', ground, 5)}`,
});
