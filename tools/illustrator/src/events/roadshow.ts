import { silhouette } from '../city/silhouette.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { lights } from '../light.ts';
import { materials, tokens } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { passerBy } from '../street/people.ts';
import { sky } from '../street/sky.ts';
import { tree } from '../street/trees.ts';
import { circle, path, rect, repeat } from '../svg.ts';
import { size } from './parts.ts';

const { w, h } = size;

/** The bus with its side folded down to a counter. */
const bus = (main: string, second: string): Prop =>
  prop(
    760,
    360,
    path('M-370 -60V-300Q-370 -340 -330 -340H320Q360 -340 368 -300L380 -190V-60Z', main),
    rect(-370, -150, 750, 26, second),
    path('M280 -300H330Q346 -300 350 -284L364 -200H280Z', '#cfe6e6'),
    ...[-340, -260].map((x) => rect(x, -300, 66, 92, '#cfe6e6', 8)),
    rect(-170, -304, 420, 130, '#ffe6b0', 6),
    rect(-190, -346, 460, 48, second, 6),
    repeat(9, (i) =>
      path(`M${-190 + i * 51} -300h51v10a25 20 0 0 1 -51 0Z`, i % 2 ? main : second),
    ),
    ...[-120, -20, 90, 190].map((x, i) =>
      rect(
        x - 26,
        -244,
        52,
        60,
        [tokens.brick, tokens.indigo, tokens.leaf, '#b97a12'][i] ?? tokens.brick,
        6,
      ),
    ),
    rect(-190, -180, 460, 22, materials.wood, 5),
    fitLetters('ROADSHOW', {
      x: -180,
      y: -346,
      w: 440,
      h: 46,
      style: 'tall',
      fill: main,
      most: 30,
      tracking: 0.06,
    }),
    ...[-240, 250].map(
      (x) =>
        circle(x, -56, 56, materials.rubber) +
        circle(x, -56, 30, materials.steel) +
        circle(x, -56, 11, materials.iron),
    ),
    circle(366, -110, 15, '#fff1c9'),
  );

export function roadshow(): string {
  const seed = random('roadshow');
  return [
    sky(lights.noon, w, h, seed),
    silhouette(
      'Ahmedabad',
      { width: w, base: 430, ink: '#8fbfb8', far: '#aed2d4', gap: '#c6e3e4' },
      1.05,
      seed,
    ),
    rect(0, 428, w, 250, '#e3cfa8'),
    rect(0, 540, w, 140, '#b5aa9d'),
    repeat(5, (i) => rect(i * 270 + 40, 612, 130, 10, '#e8e0d2', 3)),
    stand(tree(seed), 110, 470, 0.62),
    stand(tree(seed), 1110, 470, 0.66),
    stand(bus(tokens.sign, '#ffe08a'), 600, 590, 1.12),
    ...[
      [330, 0.98],
      [470, 1],
      [590, 0.96],
      [740, 1.02],
      [980, 0.98],
    ].map(([x = 0, s = 1]) => stand(passerBy(seed), x, 636, s)),
  ].join('');
}
