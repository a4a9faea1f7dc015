import { shift } from '../colour.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { bottle, bowl } from '../things/containers.ts';
import { katori } from '../things/food.ts';
import { plate, steam } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const cane = '#d6a761';

/** A dumpling with its pleats gathered on top. */
const dumpling = (w: number): Prop =>
  prop(
    w,
    w * 0.66,
    path(
      `M${n(-w / 2)} 0C${n(-w * 0.56)} ${n(-w * 0.4)} ${n(-w * 0.2)} ${n(-w * 0.5)} 0 ${n(-w * 0.66)}C${n(w * 0.2)} ${n(-w * 0.5)} ${n(w * 0.56)} ${n(-w * 0.4)} ${n(w / 2)} 0Z`,
      '#f3e4cb',
    ),
    path(
      `M0 ${n(-w * 0.66)}C${n(w * 0.2)} ${n(-w * 0.5)} ${n(w * 0.56)} ${n(-w * 0.4)} ${n(w / 2)} 0H${n(w * 0.12)}C${n(w * 0.26)} ${n(-w * 0.24)} ${n(w * 0.16)} ${n(-w * 0.46)} 0 ${n(-w * 0.66)}Z`,
      '#e0cba8',
    ),
    repeat(3, (i) =>
      stroke(
        `M0 ${n(-w * 0.6)}q${n((i - 1) * w * 0.22)} ${n(w * 0.14)} ${n((i - 1) * w * 0.3)} ${n(w * 0.34)}`,
        '#cdb48b',
        w * 0.03,
      ),
    ),
  );

const tier = (y: number, w: number) =>
  [
    rect(-w / 2, y - 90, w, 90, cane, 10),
    rect(w * 0.14, y - 90, w * 0.36, 90, shift(cane, -0.06), 10),
    repeat(9, (i) => rect(-w / 2 + 22 + i * (w / 9), y - 78, 5, 66, shift(cane, -0.1), 2)),
    rect(-w / 2 - 8, y - 98, w + 16, 22, shift(cane, 0.05), 8),
    rect(-w / 2 - 8, y - 18, w + 16, 20, shift(cane, -0.05), 8),
  ].join('');

const steamer = () =>
  prop(
    440,
    400,
    steam(0, -310, 90, 3),
    ...[-130, -44, 44, 130].map((x) => stand(dumpling(104), x, -190)),
    ...[-86, 0, 86].map((x) => stand(dumpling(104), x, -204)),
    tier(-106, 420),
    tier(0, 420),
  );

const plateful = () =>
  prop(
    440,
    170,
    plate(440, '#fdf3e3', 30),
    ...[-130, -30, 70].map((x) => stand(dumpling(120), x, -26)),
    ...[-80, 20].map((x) => stand(dumpling(116), x, -62)),
    stand(katori('#c8311f', 100), 160, -28),
  );

export const momo: MotifMaker = ({ main, second }) => ({
  hero: [steamer(), plateful()],
  side: [
    bottle(92, 250, '#c2301f', '#3f7d3c', '#fff4e0', circle(0, 0, 18, '#c2301f')),
    bowl(190, 96, main, '#e7b366'),
    pile(dumpling(150)),
    katori('#c8311f', 120),
    bowl(150, 80, second === '#ffffff' ? '#fff4e0' : '#fdf3e3', '#d9622f', 0.2),
  ],
  icon: (ink, ground) =>
    [
      path('M-40 30C-46 -4 -14 -14 0 -34C14 -14 46 -4 40 30Z', ink),
      stroke('M0 -28C-4 -8 -20 0 -22 16M0 -28C4 -8 20 0 22 16M0 -24V14', ground, 4.5),
      rect(-46, 34, 92, 8, ink, 4),
      ellipse(0, -40, 6, 6, ink),
    ].join(''),
});

const pile = (one: Prop): Prop =>
  prop(260, 120, stand(one, -60, 0), stand(one, 60, 0), stand(one, 0, -26));
