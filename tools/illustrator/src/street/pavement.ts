import { materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { line, polygon, rect, repeat } from '../svg.ts';

export const groundLine = 790;
const kerbLine = 852;

/** Footpath slabs, the painted kerb and a strip of road, from wall foot to picture edge. */
export function pavement(width: number, height: number, random: Random): string {
  const slab = 92;
  const start = -random.int(0, slab);
  const painted = random.chance(0.6);
  const kerb = painted ? ['#2f2c29', '#e9b93a'] : [materials.stoneDeep, materials.stone];
  return [
    rect(0, groundLine, width, kerbLine - groundLine, materials.stone),
    rect(0, groundLine, width, 12, materials.shadow, 0, 'opacity=".14"'),
    repeat(Math.ceil(width / slab) + 2, (i) =>
      line(
        start + i * slab + 14,
        groundLine,
        start + i * slab - 14,
        kerbLine,
        materials.stoneDeep,
        3,
      ),
    ),
    rect(0, groundLine + 30, width, 3, materials.stoneDeep),
    rect(0, kerbLine, width, 22, kerb[1] ?? ''),
    repeat(Math.ceil(width / 120) + 1, (i) =>
      rect(i * 120 + start / 2, kerbLine, 60, 22, kerb[0] ?? ''),
    ),
    rect(0, kerbLine, width, 4, '#ffffff', 0, 'opacity=".28"'),
    rect(0, kerbLine + 22, width, height - kerbLine - 22, materials.road),
    rect(0, kerbLine + 22, width, 10, materials.shadow, 0, 'opacity=".2"'),
    repeat(Math.ceil(width / 260), (i) =>
      polygon(
        [
          [i * 260 + 60, height - 26],
          [i * 260 + 190, height - 26],
          [i * 260 + 182, height - 14],
          [i * 260 + 50, height - 14],
        ],
        '#e8e0d2',
      ),
    ),
  ].join('');
}
