import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials, tokens } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, n, path, polygon, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from './shade.ts';

/** Lines of writing on a page. */
export const writing = (x: number, y: number, w: number, rows: number, gap: number) =>
  repeat(rows, (i) => rect(x, y + i * gap, w * (i % 3 === 2 ? 0.62 : 1), gap * 0.28, '#c9bda8', 3));

/** Books lying on each other, spines to us. */
export function bookStack(colours: readonly string[], w: number, thick: number): Prop {
  return prop(
    w,
    thick * colours.length,
    ...colours.map((colour, i) => {
      const width = w * (1 - ((i * 7) % 4) * 0.05);
      const x = -width / 2 + (i % 2 ? 12 : -8);
      const y = -i * thick;
      return [
        rect(x, y - thick + 3, width, thick - 3, colour, 5),
        rect(x + width * 0.68, y - thick + 3, width * 0.32, thick - 3, shift(colour, -0.06), 5),
        rect(x + width * 0.12, y - thick + 3, 10, thick - 3, shift(colour, 0.13)),
        rect(x + width * 0.78, y - thick + 3, 7, thick - 3, shift(colour, 0.13)),
        rect(x + width * 0.26, y - thick * 0.62, width * 0.34, 6, materials.cream, 3),
      ].join('');
    }),
  );
}

/** Books standing in a row. */
export function bookRow(colours: readonly string[], h: number): Prop {
  let x = 0;
  const spines = colours.map((colour, i) => {
    const w = 36 + ((i * 13) % 3) * 9;
    const height = h * (1 - ((i * 5) % 4) * 0.07);
    const spine = [
      block(x, 0, w, height, colour, 3, 0.7),
      rect(x, -height * 0.86, w, 7, materials.cream),
      rect(x + w * 0.3, -height * 0.66, w * 0.4, height * 0.3, shift(colour, 0.12), 2),
    ].join('');
    x += w + 2;
    return spine;
  });
  return prop(x, h, `<g transform="translate(${n(-x / 2)} 0)">${spines.join('')}</g>`);
}

/** A sheet on a clipboard, leaning a little. */
export function clipboard(h: number, board: string, mark = ''): Prop {
  const w = h * 0.72;
  return prop(
    w,
    h,
    block(-w / 2, 0, w, h, board, 10, 0.8),
    rect(-w * 0.42, -h * 0.9, w * 0.84, h * 0.84, materials.milk, 4),
    mark || writing(-w * 0.32, -h * 0.76, w * 0.64, 7, h * 0.09),
    rect(-w * 0.2, -h * 1.02, w * 0.4, h * 0.12, materials.steelDark, 6),
  );
}

/** A signed agreement: curled foot, seal and signature. */
export function agreement(h: number, seal: string, title = 'AGREEMENT'): Prop {
  const w = h * 0.76;
  return prop(
    w,
    h,
    path(
      `M${n(-w / 2)} ${n(-h)}H${n(w / 2)}V-24Q${n(w / 2)} 0 ${n(w * 0.36)} 0H${n(-w / 2 + 6)}Q${n(-w / 2)} 0 ${n(-w / 2)} -8Z`,
      materials.milk,
    ),
    polygon(
      [
        [w * 0.3, -h],
        [w / 2, -h],
        [w / 2, 0],
        [w * 0.36, 0],
      ],
      materials.shadow,
      'opacity=".05"',
    ),
    letters(title, { style: 'tall', size: h * 0.115, fill: tokens.ink, x: 0, y: -h * 0.82 }),
    writing(-w * 0.38, -h * 0.72, w * 0.76, 6, h * 0.075),
    stroke(`M${n(-w * 0.36)} ${n(-h * 0.14)}q14 -26 24 -4t22 -6t26 2`, tokens.indigo, 5),
    rect(-w * 0.38, -h * 0.1, w * 0.42, 3, '#c9bda8'),
    circle(w * 0.27, -h * 0.15, h * 0.085, seal),
    circle(w * 0.27, -h * 0.15, h * 0.05, shift(seal, 0.12)),
  );
}

/** Pencils and a scale in a mug. */
export function pencilCup(cup: string, colours: readonly string[]): Prop {
  return prop(
    120,
    230,
    repeat(colours.length, (i) => {
      const colour = colours[i] ?? materials.bread;
      const lean = (i - (colours.length - 1) / 2) * 9;
      return `<g transform="translate(${n((i - (colours.length - 1) / 2) * 20)} -70) rotate(${n(lean)})">${rect(-8, -128 - (i % 2) * 18, 16, 140, colour)}${path(`M-8 ${-128 - (i % 2) * 18}L0 ${-156 - (i % 2) * 18}L8 ${-128 - (i % 2) * 18}Z`, '#f0d2a0')}${path(`M-3 ${-146 - (i % 2) * 18}L0 ${-156 - (i % 2) * 18}L3 ${-146 - (i % 2) * 18}Z`, shift(colour, -0.1))}</g>`;
    }),
    shaded('M-54 -112H54L46 -6Q45 0 38 0H-38Q-45 0 -46 -6Z', cup, 14),
    rect(-57, -120, 114, 14, shift(cup, 0.06), 6),
  );
}

/** A pen lying on the table. */
export const pen = (colour: string): Prop =>
  prop(
    190,
    26,
    rect(-80, -22, 140, 18, colour, 7),
    path('M60 -22H72L94 -13L72 -4H60Z', materials.steel),
    rect(-80, -13, 140, 9, shift(colour, -0.07), 5),
    rect(-60, -26, 60, 6, materials.steel, 3),
  );

/** A rubber stamp. */
export const stamp = (colour: string): Prop =>
  prop(
    110,
    140,
    shaded(
      'M-16 -60C-20 -80 -30 -96 -26 -116C-22 -136 22 -136 26 -116C30 -96 20 -80 16 -60Z',
      materials.wood,
      4,
    ),
    rect(-50, -62, 100, 36, materials.woodDeep, 6),
    rect(-46, -28, 92, 16, colour, 3),
    rect(-50, -12, 100, 12, materials.iron, 3),
  );
