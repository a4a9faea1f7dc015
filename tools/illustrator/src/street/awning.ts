import { mix, shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { n, path, polygon, rect, repeat } from '../svg.ts';

export const awningKinds = ['scallop', 'straight', 'plain', 'tin', 'tiles'] as const;
export type AwningKind = (typeof awningKinds)[number];
type Box = { x: number; y: number; w: number; depth: number };

const slant = 16;
const valance = 30;

function cloth(box: Box, colours: readonly string[], scalloped: boolean): string {
  const { x, y, w, depth } = box;
  const count = Math.max(3, Math.round(w / 56) | 1);
  const top = (w - slant * 2) / count;
  const low = w / count;
  const foot = y + depth;
  const edge = (left: number) =>
    scalloped
      ? `V${n(foot + valance - low / 3)}A${n(low / 2)} ${n(low / 2.6)} 0 0 1 ${n(left)} ${n(foot + valance - low / 3)}Z`
      : `V${n(foot + valance - 6)}H${n(left)}Z`;
  const colour = (i: number) => colours[i % colours.length] ?? materials.cream;
  return [
    repeat(count, (i) => {
      const a = x + slant + i * top;
      const b = x + i * low;
      return polygon(
        [
          [a, y],
          [a + top, y],
          [b + low, foot],
          [b, foot],
        ],
        colour(i),
      );
    }),
    repeat(count, (i) => {
      const left = x + i * low;
      const d = `M${n(left)} ${n(foot - 1)}H${n(left + low)}${edge(left)}`;
      return path(d, mix(colour(i), materials.shadow, 0.13));
    }),
    rect(x + slant - 4, y - 6, w - slant * 2 + 8, 10, mix(colour(0), materials.shadow, 0.28), 3),
  ].join('');
}

function tin({ x, y, w, depth }: Box, colour: string): string {
  const count = Math.round(w / 22);
  const step = w / count;
  const top = (w - slant * 2) / count;
  return [
    polygon(
      [
        [x + slant, y],
        [x + w - slant, y],
        [x + w, y + depth + 14],
        [x, y + depth + 14],
      ],
      colour,
    ),
    repeat(count, (i) =>
      polygon(
        [
          [x + slant + (i + 0.55) * top, y],
          [x + slant + (i + 1) * top, y],
          [x + (i + 1) * step, y + depth + 14],
          [x + (i + 0.55) * step, y + depth + 14],
        ],
        shift(colour, -0.06),
      ),
    ),
    rect(x - 2, y + depth + 10, w + 4, 8, shift(colour, -0.14), 2),
  ].join('');
}

function tiles({ x, y, w, depth }: Box): string {
  const rows = 4;
  const height = (depth + 16) / rows;
  return repeat(rows, (r) => {
    const inset = slant * (1 - r / rows);
    const count = Math.round(w / 30);
    const step = (w - inset * 2) / count;
    return [
      rect(x + inset, y + r * height, w - inset * 2, height, r % 2 ? '#b9583a' : '#c4653f'),
      repeat(count, (i) =>
        path(
          `M${n(x + inset + i * step)} ${n(y + (r + 1) * height - 7)}h${n(step)}v2a${n(step / 2)} 7 0 0 1 ${n(-step)} 0Z`,
          '#a34a30',
        ),
      ),
    ].join('');
  });
}

/** The awning with the shadow that it throws on the wall below. */
export function awning(kind: AwningKind, box: Box, a: string, b: string): string {
  const { x, y, w, depth } = box;
  const shade = rect(x + 10, y + depth, w - 10, 52, materials.shadow, 0, 'opacity=".22"');
  if (kind === 'tin') return shade + tin(box, mix(a, materials.steel, 0.55));
  if (kind === 'tiles') return shade + tiles(box);
  if (kind === 'plain') return shade + cloth(box, [a], true) + rect(x, y + depth - 1, w, 3, b);
  return shade + cloth(box, [a, b], kind === 'scallop');
}
