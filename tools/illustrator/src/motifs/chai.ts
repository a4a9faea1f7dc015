import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { MotifMaker } from './motif.ts';
import { jar, kulhad, steam, teaGlass } from '../things/tableware.ts';

function kettle(band: string): Prop {
  const body = '#d7d8d2';
  return prop(
    470,
    430,
    stroke('M-118 -262C-150 -420 150 -420 118 -262', materials.woodDark, 20),
    stroke('M-60 -372C-30 -386 30 -386 60 -372', materials.wood, 22),
    path(
      'M140 -130C196 -150 190 -220 240 -262L258 -246C226 -200 226 -110 150 -84Z',
      shift(body, -0.07),
    ),
    path(
      'M-170 -120C-170 -200 -110 -262 0 -262C110 -262 170 -200 170 -120C170 -50 130 -10 110 0H-110C-130 -10 -170 -50 -170 -120Z',
      body,
    ),
    path(
      'M20 -262C118 -256 170 -200 170 -120C170 -50 130 -10 110 0H30C90 -60 90 -190 20 -262Z',
      shift(body, -0.09),
    ),
    path(
      'M-150 -140C-146 -190 -112 -226 -70 -240C-110 -204 -124 -160 -122 -100C-136 -104 -148 -120 -150 -140Z',
      '#f2f2ec',
    ),
    path(
      'M-168 -96C-110 -82 110 -82 168 -96C164 -72 156 -54 148 -40C80 -28 -80 -28 -148 -40C-156 -54 -164 -72 -168 -96Z',
      band,
    ),
    ellipse(0, -262, 84, 16, shift(body, -0.14)),
    path('M-78 -266C-70 -296 70 -296 78 -266Z', shift(body, -0.03)),
    circle(0, -300, 16, materials.woodDark),
    steam(256, -280, 90, 2),
  );
}

/** The wire carrier of a chai boy, four glasses in it. */
function carrier(): Prop {
  const glass = teaGlass();
  return prop(
    330,
    290,
    stroke('M0 -150V-270M-26 -270H26', materials.steelDark, 9),
    repeat(3, (i) => stand(glass, -104 + i * 104, -14, 0.78)),
    stroke(
      'M-158 -96H158M-158 -10H158M-158 -96V-10M-52 -96V-10M52 -96V-10M158 -96V-10',
      materials.steelDark,
      7,
    ),
  );
}

const biscuits = (accent: string) =>
  jar(
    190,
    270,
    accent,
    repeat(4, (r) =>
      repeat(2, (i) => {
        const x = -46 + i * 92;
        const y = -26 - r * 46;
        return (
          ellipse(x, y, 42, 22, materials.bread) +
          ellipse(x, y - 6, 42, 20, materials.breadLight) +
          circle(x - 10, y - 8, 4, materials.breadDeep) +
          circle(x + 12, y - 5, 4, materials.breadDeep)
        );
      }),
    ),
  );

const spice = (): Prop =>
  prop(
    130,
    60,
    path(
      'M-60 -6C-70 -34 -40 -44 -26 -34C-20 -56 8 -54 10 -36C30 -46 48 -30 38 -12C30 2 -50 4 -60 -6Z',
      '#d3a462',
    ),
    path('M-60 -6C-50 2 30 2 38 -12C40 -8 40 0 30 0H-52Z', '#b3823f'),
    ellipse(56, -9, 18, 9, '#8fae5c'),
    stroke('M42 -9H70', '#6d8a3d', 2.5),
  );

export const chai: MotifMaker = (palette) => {
  const cup = kulhad();
  const steaming = prop(140, 230, kulhad().art, steam(0, -156, 74));
  return {
    hero: [kettle(palette.main), carrier()],
    side: [steaming, teaGlass(), cup, biscuits(palette.accent), spice()],
    icon: (ink, ground) =>
      [
        path('M-30 -14H30C28 8 22 20 21 40H-21C-22 20 -28 8 -30 -14Z', ink),
        rect(-34, -20, 68, 9, ink, 4),
        stroke('M-25 6Q0 13 25 6', ground, 4),
        stroke('M-10 -28C-18 -36 -4 -40 -10 -50M10 -28C2 -36 16 -40 10 -50', ink, 5),
      ].join(''),
  };
};
