import { shift } from '../colour.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import type { Random } from '../random.ts';
import { looksOf } from '../street/people.ts';
import { circle, ellipse, n, path, polygon, rect, repeat, scaled, stroke } from '../svg.ts';

export const size = { w: 1200, h: 675 };

/** Heads and shoulders of an audience along the lower edge. */
export function audience(
  y: number,
  scale: number,
  from: number,
  step: number,
  random: Random,
): string {
  let out = '';
  for (let x = from; x < size.w + 60; x += step) {
    const { skin, hair, top } = looksOf(random);
    const long = random.chance(0.45);
    out += scaled(
      x + random.between(-8, 8),
      y + random.between(-6, 6),
      scale,
      path('M-20 -70C-52 -64 -62 -44 -64 60H64C62 -44 52 -64 20 -70Z', top),
      path('M8 -70H20C52 -64 62 -44 64 60H26Z', shift(top, -0.05)),
      rect(-12, -88, 24, 24, skin, 7),
      circle(0, -116, 37, hair),
      ellipse(-37, -110, 6, 10, skin),
      ellipse(37, -110, 6, 10, skin),
      long ? path('M-26 -104H26L22 -40Q0 -28 -22 -40Z', hair) : '',
    );
  }
  return out;
}

/** Triangular flags on a string. */
export const bunting = (y: number, sag: number, colours: readonly string[]) =>
  stroke(`M-10 ${y}Q${size.w / 2} ${y + sag * 2} ${size.w + 10} ${y}`, '#8d8478', 3) +
  repeat(20, (i) => {
    const t = (i + 0.5) / 20;
    const cy = y + 4 * sag * t * (1 - t);
    return path(
      `M${n(size.w * t - 20)} ${n(cy)}h40l-20 38Z`,
      colours[i % colours.length] ?? '#c2452d',
    );
  });

/** A market stall with striped roof and a name board. */
export function stall(
  x: number,
  y: number,
  scale: number,
  main: string,
  light: string,
  name: string,
): string {
  return scaled(
    x,
    y,
    scale,
    rect(-104, -230, 12, 230, materials.woodDark),
    rect(92, -230, 12, 230, materials.woodDark),
    rect(-92, -200, 184, 130, shift(light, -0.06)),
    rect(-60, -170, 50, 60, '#fffaf0', 3),
    rect(10, -160, 60, 50, main, 3),
    rect(-112, -92, 224, 92, main, 4),
    rect(-120, -100, 240, 16, '#ece4d6', 4),
    repeat(6, (i) =>
      polygon(
        [
          [-110 + i * 36.6, -290],
          [-73 + i * 36.6, -290],
          [-80 + i * 40 + 10, -230],
          [-120 + i * 40 + 10, -230],
        ],
        i % 2 ? light : main,
      ),
    ),
    repeat(6, (i) =>
      path(
        `M${-120 + i * 40} -232h40v10a20 16 0 0 1 -40 0Z`,
        i % 2 ? shift(light, -0.06) : shift(main, -0.06),
      ),
    ),
    fitLetters(name, { x: -90, y: -74, w: 180, h: 50, style: 'block', fill: light }),
  );
}

/** A speaker behind a lectern, facing us. */
export function speaker(random: Random, lectern: string): Prop {
  const { skin, hair, top } = looksOf(random);
  return prop(
    170,
    300,
    path('M-18 -196C-44 -190 -50 -170 -52 -100V-60H52V-100C50 -170 44 -190 18 -196Z', top),
    rect(-9, -208, 18, 20, shift(skin, -0.06)),
    path(
      'M-24 -236C-24 -266 24 -266 24 -236C24 -214 12 -198 0 -198C-12 -198 -24 -214 -24 -236Z',
      skin,
    ),
    path(
      'M-25 -232C-30 -272 30 -272 25 -232C20 -250 10 -254 0 -254C-10 -254 -20 -250 -25 -232Z',
      hair,
    ),
    circle(-8, -230, 2.8, '#2a1c16'),
    circle(8, -230, 2.8, '#2a1c16'),
    stroke('M-7 -216Q0 -210 7 -216', '#6a2f22', 2.6),
    stroke('M-46 -160L-20 -116M46 -160L72 -196', top, 22),
    circle(74, -202, 11, skin),
    path('M-80 -130H80L66 0H-66Z', lectern),
    path('M20 -130H80L66 0H30Z', shift(lectern, -0.06)),
    rect(-88, -140, 176, 16, shift(lectern, 0.08), 4),
    stroke('M-40 -140C-40 -170 -24 -176 -14 -178', materials.iron, 5),
    circle(-12, -178, 8, materials.iron),
  );
}

/** A woman seated on a chair, facing us. */
export function seated(random: Random, chairColour: string): Prop {
  const { skin, hair, top, low } = looksOf(random);
  return prop(
    150,
    260,
    rect(-62, -190, 124, 130, chairColour, 24),
    rect(-64, -72, 128, 24, shift(chairColour, -0.06), 8),
    rect(-54, -50, 10, 50, materials.woodDark),
    rect(44, -50, 10, 50, materials.woodDark),
    path('M-26 -236C-32 -196 -30 -170 -34 -150H34C30 -170 32 -196 26 -236Z', hair),
    path('M-16 -172C-42 -166 -46 -146 -48 -90H48C46 -146 42 -166 16 -172Z', top),
    path('M-48 -96H48C56 -60 52 -20 46 0H-46C-52 -20 -56 -60 -48 -96Z', low),
    path('M-40 -160C-10 -130 30 -110 50 -80L34 -74C10 -100 -24 -122 -46 -136Z', low),
    rect(-8, -186, 16, 18, shift(skin, -0.06)),
    path(
      'M-23 -216C-23 -246 23 -246 23 -216C23 -194 12 -180 0 -180C-12 -180 -23 -194 -23 -216Z',
      skin,
    ),
    path(
      'M-24 -212C-29 -252 29 -252 24 -212C20 -228 12 -236 0 -236C-12 -236 -20 -228 -24 -212Z',
      hair,
    ),
    circle(0, -222, 2.6, '#b3341c'),
    circle(-8, -210, 2.6, '#2a1c16'),
    circle(8, -210, 2.6, '#2a1c16'),
    stroke('M-7 -197Q0 -191 7 -197', '#6a2f22', 2.6),
    stroke('M-42 -150C-54 -122 -44 -104 -12 -98M42 -150C54 -122 44 -104 12 -98', skin, 13),
  );
}
