import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, n, path, polygon, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from './shade.ts';

/** A phone seen from the front; `screen` is drawn around its centre. */
export function phone(h: number, body: string, ground: string, screen: string): Prop {
  const w = h * 0.5;
  return prop(
    w,
    h,
    rect(-w / 2, -h, w, h, body, w * 0.13),
    rect(-w * 0.44, -h * 0.965, w * 0.88, h * 0.93, ground, w * 0.09),
    polygon(
      [
        [-w * 0.44, -h * 0.8],
        [w * 0.1, -h * 0.96],
        [-w * 0.1, -h * 0.96],
        [-w * 0.44, -h * 0.88],
      ],
      '#ffffff',
      'opacity=".25"',
    ),
    `<g transform="translate(0 ${n(-h / 2)})">${screen}</g>`,
    rect(-w * 0.13, -h * 0.945, w * 0.26, h * 0.03, body, h * 0.015),
  );
}

export function laptop(w: number, body: string, screen: string, picture: string): Prop {
  const h = w * 0.62;
  return prop(
    w * 1.14,
    h + 24,
    rect(-w / 2, -h - 20, w, h, shift(body, -0.08), 14),
    rect(-w / 2 + 16, -h - 6, w - 32, h - 30, screen, 4),
    `<g transform="translate(0 ${n(-h / 2 - 20)})">${picture}</g>`,
    polygon(
      [
        [-w / 2 + 16, -h - 6],
        [-w * 0.1, -h - 6],
        [-w * 0.3, -36],
        [-w / 2 + 16, -36],
      ],
      '#ffffff',
      'opacity=".1"',
    ),
    path(
      `M${n(-w * 0.57)} -22H${n(w * 0.57)}V-10Q${n(w * 0.57)} 0 ${n(w * 0.55)} 0H${n(-w * 0.55)}Q${n(-w * 0.57)} 0 ${n(-w * 0.57)} -10Z`,
      body,
    ),
    rect(-w * 0.09, -22, w * 0.18, 8, shift(body, -0.12), 4),
  );
}

export function monitor(w: number, body: string, screen: string, picture: string): Prop {
  const h = w * 0.6;
  return prop(
    w,
    h + 90,
    rect(-w * 0.05, -94, w * 0.1, 84, shift(body, -0.06)),
    rect(-w * 0.18, -14, w * 0.36, 14, shift(body, 0.04), 6),
    rect(-w / 2, -h - 86, w, h, body, 12),
    rect(-w / 2 + 14, -h - 72, w - 28, h - 28, screen, 4),
    `<g transform="translate(0 ${n(-h / 2 - 86)})">${picture}</g>`,
  );
}

export const calculator = (colour: string): Prop =>
  prop(
    150,
    210,
    block(-75, 0, 150, 210, colour, 14, 0.76),
    rect(-58, -192, 116, 46, '#cfe0cf', 6),
    repeat(4, (r) =>
      repeat(3, (i) =>
        rect(
          -56 + i * 40,
          -130 + r * 31,
          32,
          23,
          i === 2 && r === 3 ? '#e0782f' : shift(colour, 0.14),
          5,
        ),
      ),
    ),
  );

/** Card and QR machine with a paper slip coming out. */
export function cardMachine(colour: string): Prop {
  return prop(
    140,
    280,
    path(
      'M-38 -230H38V-284L30 -276L20 -284L10 -276L0 -284L-10 -276L-20 -284L-30 -276L-38 -284Z',
      materials.milk,
    ),
    rect(-26, -262, 52, 5, '#c9bda8'),
    rect(-26, -248, 40, 5, '#c9bda8'),
    block(-66, 0, 132, 232, colour, 16, 0.74),
    rect(-50, -212, 100, 78, '#dbe9e0', 6),
    rect(-34, -196, 46, 8, '#2f6a57', 3),
    rect(-34, -178, 66, 8, '#9fb8aa', 3),
    repeat(3, (r) =>
      repeat(3, (i) => rect(-48 + i * 36, -116 + r * 30, 26, 20, shift(colour, 0.2), 5)),
    ),
    rect(-48, -26, 40, 14, '#c8402c', 5),
    rect(8, -26, 40, 14, '#3f9a5f', 5),
  );
}

/** A camera on an arm: `round` for a dome. */
export function camera(round: boolean, body = '#f0ede4'): Prop {
  return round
    ? prop(
        170,
        120,
        rect(-85, -120, 170, 36, body, 10),
        shaded('M-70 -86H70C70 -20 30 0 0 0C-30 0 -70 -20 -70 -86Z', '#3a4650', 14),
        circle(0, -46, 20, '#1e272e'),
        circle(-7, -53, 6, '#8fb5c9'),
      )
    : prop(
        260,
        190,
        rect(-122, -80, 30, 80, shift(body, -0.1), 6),
        stroke('M-100 -60L-40 -110', shift(body, -0.12), 18),
        `<g transform="translate(20 -130) rotate(10)">${shaded('M-100 -46H90Q104 -46 104 -32V32Q104 46 90 46H-100Z', body, 30)}${rect(84, -52, 34, 104, '#2c353c', 8)}${circle(104, 0, 26, '#11181d')}${circle(98, -8, 8, '#8fb5c9')}${rect(-118, -58, 216, 16, shift(body, -0.06), 6)}</g>`,
      );
}

export const headphones = (colour: string): Prop =>
  prop(
    210,
    230,
    stroke('M-84 -80V-110A84 84 0 0 1 84 -110V-80', materials.iron, 18),
    rect(-104, -104, 44, 104, colour, 18),
    rect(60, -104, 44, 104, shift(colour, -0.06), 18),
    rect(-70, -92, 18, 80, materials.iron, 8),
    rect(52, -92, 18, 80, materials.iron, 8),
  );

/** A microphone on a table stand. */
export const microphone = (colour: string): Prop =>
  prop(
    140,
    360,
    rect(-8, -210, 16, 200, materials.steelDark),
    rect(-60, -16, 120, 16, materials.iron, 8),
    `<g transform="translate(0 -230) rotate(14)">${rect(-24, -20, 48, 70, colour, 10)}${rect(-40, -130, 80, 116, materials.steelLight, 40)}${rect(6, -130, 34, 116, materials.steel, 34)}${repeat(4, (i) => rect(-38, -112 + i * 22, 76, 4, materials.steelDeep))}${rect(-42, -26, 84, 14, materials.iron, 5)}</g>`,
  );

export const chargerPost = (body: string, light: string, bolt: string): Prop =>
  prop(
    230,
    520,
    stroke('M92 -300C190 -290 180 -60 120 -60C80 -60 84 -140 70 -170', materials.rubber, 14),
    block(-100, -16, 200, 500, body, 34, 0.7),
    rect(-116, -20, 232, 20, materials.steelDark, 6),
    rect(-70, -474, 140, 150, '#1f2c2a', 16),
    path('M12 -462L-34 -392H-4L-14 -336L36 -412H4Z', light),
    rect(-70, -296, 140, 14, light, 7),
    rect(-70, -262, 96, 12, bolt, 6),
    rect(40, -212, 62, 84, materials.iron, 12),
    rect(56, -236, 30, 34, materials.rubber, 8),
  );
