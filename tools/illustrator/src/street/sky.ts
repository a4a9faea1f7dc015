import type { Light } from '../light.ts';
import { lit } from '../light.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, n, path, rect, repeat } from '../svg.ts';

/** A cloud with a flat foot, like a cut of paper. */
const cloud = (x: number, y: number, w: number, fill: string) =>
  path(
    `M${n(x)} ${n(y)}a${n(w * 0.11)} ${n(w * 0.11)} 0 0 1 ${n(w * 0.16)} ${n(-w * 0.13)}a${n(w * 0.2)} ${n(w * 0.2)} 0 0 1 ${n(w * 0.36)} ${n(-w * 0.03)}a${n(w * 0.14)} ${n(w * 0.14)} 0 0 1 ${n(w * 0.26)} ${n(w * 0.05)}a${n(w * 0.08)} ${n(w * 0.08)} 0 0 1 ${n(w * 0.12)} ${n(w * 0.11)}Z`,
    fill,
  );

/** Roofs far away: blocks, water tanks, a dome now and then. */
function skyline(width: number, base: number, fill: string, random: Random): string {
  let x = -20;
  let out = '';
  while (x < width) {
    const w = random.between(60, 150);
    const h = random.between(40, 170);
    out += rect(x, base - h, w + 1, h + 40, fill);
    if (random.chance(0.35))
      out +=
        rect(x + w * 0.2, base - h - 30, 34, 22, fill, 4) +
        rect(x + w * 0.2 + 4, base - h - 10, 26, 12, fill);
    else if (random.chance(0.2))
      out +=
        ellipse(x + w / 2, base - h, w * 0.3, w * 0.3, fill) +
        rect(x + w / 2 - 2, base - h - w * 0.44, 4, 20, fill);
    else if (random.chance(0.3))
      out +=
        rect(x + w * 0.6, base - h - 46, 3, 48, fill) +
        rect(x + w * 0.6 - 14, base - h - 40, 30, 3, fill);
    x += w;
  }
  return out;
}

export function sky(light: Light, width: number, height: number, random: Random): string {
  const discX = random.between(0.12, 0.88) * width;
  const disc =
    light.hour === 'night'
      ? circle(discX, 110, 38, '#f4e6c3')
      : light.hour === 'noon'
        ? ''
        : circle(
            discX,
            light.hour === 'dusk' ? 240 : 150,
            62,
            light.hour === 'dusk' ? '#ffd9a8' : '#fff3da',
          );
  const stars =
    light.hour === 'night'
      ? repeat(26, () =>
          circle(
            random.between(0, width),
            random.between(0, height * 0.4),
            random.between(1.2, 2.6),
            '#dfe3f5',
          ),
        )
      : '';
  const clouds = repeat(Math.ceil(width / 420), (i) =>
    cloud(
      i * 420 + random.between(-60, 200),
      random.between(110, 300),
      random.between(200, 340),
      light.cloud,
    ),
  );
  return lit(
    [
      rect(0, 0, width, height, light.sky),
      disc,
      stars,
      clouds,
      skyline(width, height * 0.62, light.far, random),
    ].join(''),
  );
}
