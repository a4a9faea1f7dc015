import { mix, shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, n, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from './shade.ts';

/** A carton with tape, flaps closed. */
export function carton(w: number, h: number, tape = '#e6cf9f', card = '#c9975d'): Prop {
  return prop(
    w,
    h,
    block(-w / 2, 0, w, h, card, 4, 0.68),
    rect(-w * 0.09 - w * 0.16, -h, w * 0.18, h * 0.34, tape),
    rect(-w / 2, -h, w, 6, shift(card, 0.06), 3),
    rect(w * 0.22, -h * 0.28, w * 0.2, h * 0.16, materials.milk, 2),
    rect(w * 0.25, -h * 0.22, w * 0.14, 4, materials.steelDark),
  );
}

/** A bottle with a cap and a label band; `mark` is drawn at the label's centre. */
export function bottle(
  w: number,
  h: number,
  body: string,
  cap: string,
  label: string,
  mark = '',
): Prop {
  const neck = w * 0.2;
  const shoulder = -h * 0.68;
  const d = `M${n(-neck)} ${n(-h * 0.86)}H${n(neck)}V${n(-h * 0.8)}C${n(neck)} ${n(-h * 0.74)} ${n(w / 2)} ${n(-h * 0.74)} ${n(w / 2)} ${n(shoulder + h * 0.04)}V-10Q${n(w / 2)} 0 ${n(w / 2 - 10)} 0H${n(-w / 2 + 10)}Q${n(-w / 2)} 0 ${n(-w / 2)} -10V${n(shoulder + h * 0.04)}C${n(-w / 2)} ${n(-h * 0.74)} ${n(-neck)} ${n(-h * 0.74)} ${n(-neck)} ${n(-h * 0.8)}Z`;
  return prop(
    w,
    h,
    shaded(d, body, w * 0.14),
    rect(-w * 0.42, shoulder + h * 0.08, w * 0.09, h * 0.5, '#ffffff', w * 0.04, 'opacity=".35"'),
    block(-neck - w * 0.05, -h * 0.84, neck * 2 + w * 0.1, h * 0.16, cap, 4),
    rect(-w / 2, -h * 0.48, w, h * 0.34, label),
    rect(w * 0.14, -h * 0.48, w * 0.36, h * 0.34, shift(label, -0.05)),
    `<g transform="translate(0 ${n(-h * 0.31)})">${mark}</g>`,
  );
}

/** A trigger spray. */
export function spray(h: number, body: string, head: string): Prop {
  const w = h * 0.4;
  return prop(
    w * 1.3,
    h,
    shaded(
      `M${n(-w * 0.16)} ${n(-h * 0.74)}H${n(w * 0.16)}C${n(w * 0.2)} ${n(-h * 0.62)} ${n(w / 2)} ${n(-h * 0.58)} ${n(w / 2)} ${n(-h * 0.44)}V-8Q${n(w / 2)} 0 ${n(w / 2 - 8)} 0H${n(-w / 2 + 8)}Q${n(-w / 2)} 0 ${n(-w / 2)} -8V${n(-h * 0.44)}C${n(-w / 2)} ${n(-h * 0.58)} ${n(-w * 0.2)} ${n(-h * 0.62)} ${n(-w * 0.16)} ${n(-h * 0.74)}Z`,
      body,
      w * 0.12,
    ),
    rect(-w * 0.42, -h * 0.36, w * 0.84, h * 0.2, '#ffffff', 4, 'opacity=".7"'),
    rect(-w * 0.2, -h * 0.8, w * 0.4, h * 0.08, head, 3),
    path(
      `M${n(-w * 0.34)} ${n(-h)}H${n(w * 0.5)}V${n(-h * 0.9)}H${n(w * 0.2)}L${n(w * 0.16)} ${n(-h * 0.8)}H${n(-w * 0.12)}L${n(-w * 0.34)} ${n(-h * 0.9)}Z`,
      head,
    ),
    path(
      `M${n(w * 0.28)} ${n(-h * 0.9)}h${n(w * 0.12)}l${n(w * 0.02)} ${n(h * 0.13)}h${n(-w * 0.1)}Z`,
      shift(head, -0.1),
    ),
  );
}

/** A paper or cloth bag with handles and a mark on it. */
export function bag(w: number, h: number, colour: string, mark: string): Prop {
  return prop(
    w,
    h + h * 0.26,
    stroke(
      `M${n(-w * 0.2)} ${n(-h)}C${n(-w * 0.2)} ${n(-h * 1.32)} ${n(w * 0.2)} ${n(-h * 1.32)} ${n(w * 0.2)} ${n(-h)}`,
      shift(colour, -0.16),
      w * 0.04,
    ),
    shaded(
      `M${n(-w / 2)} ${n(-h)}H${n(w / 2)}L${n(w * 0.46)} 0H${n(-w * 0.46)}Z`,
      colour,
      w * 0.28,
    ),
    path(
      `M${n(w * 0.28)} ${n(-h)}L${n(w * 0.34)} ${n(-h * 0.5)}L${n(w * 0.28)} 0Z`,
      shift(colour, -0.1),
    ),
    `<g transform="translate(${n(-w * 0.08)} ${n(-h * 0.48)})">${mark}</g>`,
  );
}

/** A jute sack, rolled at the rim, heaped with something. */
export function sack(w: number, h: number, fill: string): Prop {
  const jute = '#c8a26a';
  return prop(
    w,
    h,
    path(`M${n(-w * 0.4)} ${n(-h * 0.72)}Q0 ${n(-h * 1.28)} ${n(w * 0.4)} ${n(-h * 0.72)}Z`, fill),
    repeat(9, (i) =>
      circle(
        -w * 0.26 + ((i * 37) % 10) * w * 0.055,
        -h * 0.78 - ((i * 23) % 7) * h * 0.025,
        w * 0.022,
        shift(fill, i % 2 ? 0.08 : -0.08),
      ),
    ),
    shaded(
      `M${n(-w * 0.42)} ${n(-h * 0.7)}C${n(-w * 0.5)} ${n(-h * 0.4)} ${n(-w * 0.54)} ${n(-h * 0.12)} ${n(-w * 0.44)} 0H${n(w * 0.44)}C${n(w * 0.54)} ${n(-h * 0.12)} ${n(w * 0.5)} ${n(-h * 0.4)} ${n(w * 0.42)} ${n(-h * 0.7)}Z`,
      jute,
      w * 0.16,
    ),
    rect(-w * 0.46, -h * 0.78, w * 0.92, h * 0.14, shift(jute, 0.05), h * 0.06),
    rect(-w * 0.46, -h * 0.69, w * 0.92, h * 0.05, shift(jute, -0.07), h * 0.02),
    repeat(3, (i) =>
      stroke(`M${n(-w * 0.3 + i * w * 0.1)} ${n(-h * 0.5)}V${n(-h * 0.16)}`, shift(jute, -0.05), 3),
    ),
  );
}

/** A round tin with a lid and band. */
export function tin(w: number, h: number, colour: string, band: string, mark = ''): Prop {
  return prop(
    w,
    h,
    block(-w / 2, 0, w, h * 0.9, colour, 6, 0.66),
    rect(-w / 2, -h * 0.62, w, h * 0.36, band),
    rect(w * 0.16, -h * 0.62, w * 0.34, h * 0.36, shift(band, -0.05)),
    `<g transform="translate(${n(-w * 0.06)} ${n(-h * 0.44)})">${mark}</g>`,
    rect(-w * 0.53, -h, w * 1.06, h * 0.15, shift(colour, 0.06), 5),
    rect(-w * 0.53, -h * 0.9, w * 1.06, h * 0.05, shift(colour, -0.08), 2),
  );
}

/** A bowl, side view, with something heaped in it. */
export function bowl(w: number, h: number, colour: string, fill: string, rise = 0.34): Prop {
  return prop(
    w,
    h * (1 + rise),
    path(`M${n(-w * 0.45)} ${n(-h)}Q0 ${n(-h * (1 + rise * 2))} ${n(w * 0.45)} ${n(-h)}Z`, fill),
    shaded(
      `M${n(-w / 2)} ${n(-h)}H${n(w / 2)}C${n(w / 2)} ${n(-h * 0.4)} ${n(w * 0.3)} ${n(-h * 0.1)} ${n(w * 0.2)} ${n(-h * 0.06)}V0H${n(-w * 0.2)}V${n(-h * 0.06)}C${n(-w * 0.3)} ${n(-h * 0.1)} ${n(-w / 2)} ${n(-h * 0.4)} ${n(-w / 2)} ${n(-h)}Z`,
      colour,
      w * 0.12,
    ),
    rect(-w * 0.52, -h - 4, w * 1.04, 10, shift(colour, 0.07), 5),
  );
}

/** A woven basket. */
export function basket(w: number, h: number, fill: string): Prop {
  const cane = '#c79a5b';
  return prop(
    w,
    h * 1.3,
    fill,
    shaded(`M${n(-w / 2)} ${n(-h)}H${n(w / 2)}L${n(w * 0.42)} 0H${n(-w * 0.42)}Z`, cane, w * 0.14),
    repeat(3, (r) =>
      repeat(8, (i) =>
        rect(
          -w * 0.44 + i * w * 0.11 + (r % 2) * w * 0.05,
          -h * 0.78 + r * h * 0.25,
          w * 0.06,
          h * 0.1,
          shift(cane, -0.09),
          3,
        ),
      ),
    ),
    rect(-w * 0.53, -h - 8, w * 1.06, 18, mix(cane, '#ffffff', 0.2), 8),
  );
}

/** A test tube, standing, filled to `level`. */
export const tube = (
  x: number,
  y: number,
  w: number,
  h: number,
  liquid: string,
  level: number,
  cap: string,
) =>
  [
    path(
      `M${n(x - w / 2)} ${n(y - h)}h${n(w)}V${n(y - w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(-w)} 0Z`,
      '#e6efee',
    ),
    path(
      `M${n(x - w / 2)} ${n(y - h * level)}h${n(w)}V${n(y - w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(-w)} 0Z`,
      liquid,
    ),
    rect(x - w * 0.6, y - h - w * 0.4, w * 1.2, w * 0.55, cap, 4),
    rect(x - w * 0.3, y - h + w * 0.3, w * 0.16, h * 0.6, '#ffffff', 3, 'opacity=".55"'),
  ].join('');
