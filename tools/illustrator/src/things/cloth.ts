import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, n, path, rect, repeat, stroke } from '../svg.ts';
import { shaded } from './shade.ts';

/** Folded linen, piled. */
export const foldedStack = (colours: readonly string[], w: number): Prop =>
  prop(
    w,
    colours.length * 34,
    ...colours.map(
      (colour, i) =>
        rect(-w / 2 + (i % 2) * 5, -(i + 1) * 34, w - (i % 3) * 8, 32, colour, 14) +
        rect(w * 0.1, -(i + 1) * 34, w * 0.38, 32, shift(colour, -0.05), 14) +
        stroke(`M${n(-w / 2 + 16)} ${n(-i * 34 - 16)}H${n(w * 0.3)}`, shift(colour, -0.1), 2.5),
    ),
  );

const hook = (y: number) =>
  stroke(`M0 ${y}V${y - 14}C22 ${y - 16} 22 ${y - 44} 0 ${y - 40}`, materials.steelDark, 6);

/** A shirt on a hanger; the hook is at the top. */
export const shirt = (colour: string, h = 300): Prop =>
  prop(
    h * 0.86,
    h,
    `<g transform="scale(${Math.round((h / 300) * 1000) / 1000})">`,
    hook(-252),
    shaded(
      'M-36 -252H36L112 -214L126 -120L86 -112L80 -160V-6Q80 0 74 0H-74Q-80 0 -80 -6V-160L-86 -112L-126 -120L-112 -214Z',
      colour,
      26,
    ),
    path('M-36 -252L0 -212L36 -252L24 -258H-24Z', shift(colour, 0.08)),
    path(
      'M-30 -254L0 -214L-20 -196L-46 -240ZM30 -254L0 -214L20 -196L46 -240Z',
      shift(colour, -0.1),
    ),
    repeat(5, (i) => circle(0, -180 + i * 38, 5, '#fff8ea')),
    rect(28, -176, 36, 44, shift(colour, -0.09), 4),
    '</g>',
  );

/** A frock on a hanger. */
export const frock = (colour: string, trim: string): Prop =>
  prop(
    210,
    280,
    hook(-236),
    shaded(
      'M-34 -236L-18 -222H18L34 -236L46 -190L36 -150L104 -16Q52 8 0 4Q-52 8 -104 -16L-36 -150L-46 -190Z',
      colour,
      16,
    ),
    path('M-36 -158H36L40 -140H-40Z', trim),
    path('M-104 -16Q-52 8 0 4Q52 8 104 -16L96 -34Q50 -12 0 -14Q-50 -12 -96 -34Z', trim),
    ...[-44, 0, 46, -20, 26].map((x, i) => circle(x, -70 - (i % 3) * 22, 8, trim)),
  );

/** A dressmaker's dummy. */
export const dummy = (cloth: string, tape: string): Prop =>
  prop(
    220,
    480,
    rect(-8, -150, 16, 140, materials.woodDark),
    stroke('M0 -40L-60 0M0 -40L60 0', materials.woodDark, 12),
    shaded(
      'M-24 -470H24V-436C80 -426 104 -400 98 -356C92 -310 64 -290 66 -240C70 -200 86 -180 84 -140H-84C-86 -180 -70 -200 -66 -240C-64 -290 -92 -310 -98 -356C-104 -400 -80 -426 -24 -436Z',
      cloth,
      16,
    ),
    rect(-26, -480, 52, 18, materials.woodDark, 6),
    rect(-84, -150, 168, 14, materials.woodDark, 6),
    stroke('M0 -436V-140', shift(cloth, -0.1), 3),
    stroke('M-60 -430C-50 -380 -30 -330 -44 -260M60 -430C50 -380 40 -340 50 -280', tape, 13),
    repeat(6, (i) => rect(-62 + i * 3, -414 + i * 24, 12, 3, '#1d1a16')),
  );

/** Pillow. */
export const pillow = (colour: string, w: number): Prop =>
  prop(
    w,
    w * 0.44,
    shaded(
      `M${n(-w * 0.5)} ${n(-w * 0.4)}Q${n(-w * 0.36)} ${n(-w * 0.46)} 0 ${n(-w * 0.42)}Q${n(w * 0.36)} ${n(-w * 0.46)} ${n(w * 0.5)} ${n(-w * 0.4)}Q${n(w * 0.42)} ${n(-w * 0.2)} ${n(w * 0.5)} 0Q${n(w * 0.3)} ${n(w * 0.02)} 0 0Q${n(-w * 0.3)} ${n(w * 0.02)} ${n(-w * 0.5)} 0Q${n(-w * 0.42)} ${n(-w * 0.2)} ${n(-w * 0.5)} ${n(-w * 0.4)}Z`,
      colour,
      w * 0.14,
    ),
    stroke(
      `M${n(-w * 0.38)} ${n(-w * 0.32)}Q${n(-w * 0.33)} ${n(-w * 0.2)} ${n(-w * 0.38)} ${n(-w * 0.1)}`,
      shift(colour, -0.07),
      4,
    ),
  );
