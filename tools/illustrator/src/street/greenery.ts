import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';

const pot = (w: number, h: number, colour: string) =>
  [
    path(`M${n(-w / 2)} ${n(-h)}h${n(w)}l${n(-w * 0.13)} ${n(h)}h${n(-w * 0.74)}Z`, colour),
    path(
      `M${n(w * 0.1)} ${n(-h)}h${n(w * 0.4)}l${n(-w * 0.13)} ${n(h)}h${n(-w * 0.3)}Z`,
      shift(colour, -0.06),
    ),
    rect(-w / 2 - 5, -h - 10, w + 10, 18, shift(colour, 0.04), 4),
    rect(-w / 2, -h + 8, w, 5, materials.shadow, 0, 'opacity=".18"'),
  ].join('');

const blade = (angle: number, length: number, wide: number, fill: string) =>
  `<g transform="rotate(${n(angle)})">${path(`M0 0C${n(-wide)} ${n(-length * 0.4)} ${n(-wide * 0.7)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(wide * 0.7)} ${n(-length * 0.8)} ${n(wide)} ${n(-length * 0.4)} 0 0Z`, fill)}</g>`;

/** Long blades from one point: snake plant or palm. */
const fan = (height: number, count: number) =>
  repeat(count, (i) => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5;
    const fill = [materials.leafDeep, materials.leaf, materials.leafLight][i % 3] ?? materials.leaf;
    return blade(t * 96, height * (1 - Math.abs(t) * 0.35), height * 0.12, fill);
  });

/** A round bush with flowers. */
const bush = (r: number, flower: string, random: Random) =>
  [
    circle(-r * 0.5, -r * 0.6, r * 0.62, materials.leafDeep),
    circle(r * 0.5, -r * 0.62, r * 0.6, materials.leafDeep),
    circle(0, -r * 1.05, r * 0.72, materials.leaf),
    circle(-r * 0.25, -r * 1.25, r * 0.34, materials.leafLight),
    // Among the leaves: outside of them a flower would hang in the air.
    repeat(7, () => {
      const a = random.between(0, Math.PI * 2);
      const d = Math.sqrt(random.next()) * r * 0.58;
      return circle(Math.cos(a) * d * 1.2, -r * 0.88 + Math.sin(a) * d, r * 0.12, flower);
    }),
  ].join('');

/** Round leaves on stalks: money plant. */
const rounds = (height: number, random: Random) =>
  repeat(9, (i) => {
    const x = (i / 8 - 0.5) * height * 0.95;
    const y = -height * (0.45 + random.between(0, 0.5)) + Math.abs(x) * 0.35;
    const fill = [materials.leaf, materials.leafDeep, materials.leafLight][i % 3] ?? materials.leaf;
    return (
      stroke(`M0 0Q${n(x * 0.3)} ${n(y * 0.7)} ${n(x)} ${n(y)}`, materials.leafDeep, 4) +
      ellipse(x, y, height * 0.15, height * 0.12, fill)
    );
  });

export function pottedPlant(random: Random, flower: string): Prop {
  const kind = random.int(0, 2);
  const clay = random.pick([materials.clay, materials.clayDeep, '#e8dccb', '#4d6c86']);
  const leaves =
    kind === 0 ? fan(120, 7) : kind === 1 ? bush(62, flower, random) : rounds(120, random);
  return prop(140, 210, `<g transform="translate(0 -84)">${leaves}</g>`, pot(84, 84, clay));
}

/** Tulsi stand: a small painted altar with a basil bush. */
export const tulsi = (): Prop =>
  prop(
    110,
    200,
    `<g transform="translate(0 -110)">${circle(-20, -26, 26, materials.leafDeep)}${circle(22, -30, 26, materials.leaf)}${circle(0, -56, 28, materials.leafLight)}</g>`,
    rect(-46, -110, 92, 24, '#e9d9bf', 3),
    rect(-36, -88, 72, 70, '#d9674a'),
    path('M-18 -18v-34q0 -18 18 -24q18 6 18 24v34Z', '#f4e3c6'),
    rect(-48, -20, 96, 20, '#e9d9bf', 3),
  );
