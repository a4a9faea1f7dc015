import { mix, shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, n, path, repeat, stroke } from '../svg.ts';

const bark = '#7b5a42';

/** A round crown in three tones; `blossom` dots it, as on a gulmohar. */
function crown(random: Random, r: number, y: number, leaf: string, blossom: string | null): string {
  const blobs = [
    [-0.75, 0.2, 0.62],
    [0.72, 0.18, 0.6],
    [-0.35, -0.35, 0.7],
    [0.4, -0.32, 0.66],
    [0, 0.15, 0.75],
  ] as const;
  return [
    ...blobs.map(([dx, dy, s]) => circle(dx * r, y + dy * r + 10, s * r, shift(leaf, -0.07))),
    ...blobs.map(([dx, dy, s]) =>
      circle(dx * r - r * 0.06, y + dy * r - r * 0.1, s * r * 0.86, leaf),
    ),
    circle(-r * 0.5, y - r * 0.5, r * 0.36, shift(leaf, 0.06)),
    circle(r * 0.12, y - r * 0.62, r * 0.26, shift(leaf, 0.06)),
    blossom === null
      ? ''
      : repeat(22, () => {
          const a = random.between(0, Math.PI * 2);
          const d = Math.sqrt(random.next()) * r * 1.1;
          return circle(Math.cos(a) * d, y + Math.sin(a) * d * 0.8, random.between(7, 13), blossom);
        }),
  ].join('');
}

function leafy(random: Random, blossom: string | null): Prop {
  const leaf = random.pick([materials.leaf, '#5e9150', '#3f7f57', '#7a9a4a']);
  return prop(
    340,
    640,
    ellipse(20, -2, 90, 10, materials.shadow, 'opacity=".18"'),
    path('M-24 0C-14 -120 -18 -240 -30 -330H34C20 -240 18 -120 30 0Z', bark),
    path('M6 0C10 -120 14 -240 10 -330H34C20 -240 18 -120 30 0Z', shift(bark, -0.06)),
    stroke('M0 -250C-30 -320 -70 -350 -110 -390M4 -270C40 -330 70 -360 110 -400', bark, 20),
    crown(random, 165, -480, leaf, blossom),
  );
}

const frond = (angle: number, length: number, fill: string) =>
  `<g transform="translate(14 -560) rotate(${angle})">${path(`M0 0C${n(length * 0.3)} -46 ${n(length * 0.8)} -40 ${n(length)} 34C${n(length * 0.7)} 2 ${n(length * 0.3)} 6 0 0Z`, fill)}</g>`;

function palm(): Prop {
  return prop(
    380,
    680,
    ellipse(20, -2, 70, 9, materials.shadow, 'opacity=".18"'),
    path('M-20 0C-16 -200 -14 -400 6 -562H26C14 -400 10 -200 22 0Z', '#9a7a58'),
    repeat(10, (i) =>
      stroke(`M${n(-17 + i * 2.4)} ${n(-40 - i * 52)}q18 10 ${n(35 - i * 1.4)} 0`, '#7f6244', 4),
    ),
    frond(-170, 190, materials.leafDeep),
    frond(-10, 190, materials.leafDeep),
    frond(-140, 180, materials.leaf),
    frond(-38, 185, materials.leaf),
    frond(-100, 150, materials.leafLight),
    frond(-66, 160, materials.leafLight),
    frond(28, 140, materials.leafDeep),
    frond(156, 140, materials.leafDeep),
    circle(2, -552, 15, '#8a6a3a'),
    circle(28, -546, 15, '#79592c'),
  );
}

/** An ashoka tree: a tall green flame. */
const ashoka = (): Prop =>
  prop(
    130,
    620,
    ellipse(12, -2, 50, 8, materials.shadow, 'opacity=".18"'),
    path('M-10 0V-120H10V0Z', bark),
    path(
      'M0 -620C46 -500 64 -300 56 -180C50 -110 20 -90 0 -90C-20 -90 -50 -110 -56 -180C-64 -300 -46 -500 0 -620Z',
      materials.leafDeep,
    ),
    path(
      'M0 -620C10 -500 14 -300 6 -90H0C-20 -90 -50 -110 -56 -180C-64 -300 -46 -500 0 -620Z',
      mix(materials.leafDeep, materials.leaf, 0.7),
    ),
    repeat(7, (i) => stroke(`M-34 ${-160 - i * 54}q26 22 ${56 - i * 4} 4`, materials.leafLight, 5)),
  );

export function tree(random: Random): Prop {
  const kind = random.int(0, 4);
  if (kind === 0) return palm();
  if (kind === 1) return ashoka();
  return leafy(random, kind === 2 ? '#e0523a' : kind === 3 ? '#f0b93a' : null);
}
