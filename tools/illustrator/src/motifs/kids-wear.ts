import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { foldedStack, frock, shirt } from '../things/cloth.ts';
import { bag } from '../things/containers.ts';
import type { MotifMaker } from './motif.ts';

/** An open umbrella with eight panels, handle down. */
const umbrella = (a: string, b: string, h: number): Prop => {
  const s = h / 400;
  const panels = [-200, -120, -40, 40, 120, 200];
  return prop(
    410 * s,
    h,
    `<g transform="scale(${Math.round(s * 1000) / 1000})">`,
    rect(-6, -250, 12, 220, materials.woodDark),
    stroke('M0 -36C0 10 -50 10 -50 -30', materials.woodDark, 12),
    rect(-4, -400, 8, 30, materials.woodDark, 4),
    ...panels.slice(0, 5).map((x, i) => {
      const next = panels[i + 1] ?? 200;
      return path(
        `M0 -380Q${x * 0.9} -370 ${x} -210Q${(x + next) / 2} -244 ${next} -210Q${next * 0.9} -370 0 -380Z`,
        i % 2 ? b : a,
      );
    }),
    '</g>',
  );
};

const rail = (a: string, b: string): Prop =>
  prop(
    520,
    420,
    rect(-250, -400, 12, 400, materials.wood, 5),
    rect(238, -400, 12, 400, materials.wood, 5),
    stand(frock(a, b), -150, -90),
    stand(shirt('#7fb4c9', 270), 10, -110),
    stand(frock('#f2c83a', '#e58aa8'), 160, -90),
    rect(-260, -396, 520, 14, materials.woodDeep, 7),
    rect(-270, -10, 60, 10, materials.woodDeep, 4),
    rect(210, -10, 60, 10, materials.woodDeep, 4),
  );

/** A frock on a short dress stand. */
const onStand = (dress: Prop): Prop =>
  prop(
    dress.w,
    dress.h + 60,
    rect(-5, -dress.h - 50, 10, dress.h + 50, materials.woodDark, 4),
    rect(-50, -12, 100, 12, materials.woodDark, 5),
    stand(dress, 0, -60),
  );

const shoes = (colour: string): Prop =>
  prop(
    170,
    80,
    ...[30, -40].map(
      (x, i) =>
        path(
          `M${x - 50} 0V-50C${x - 40} -66 ${x - 14} -64 ${x - 8} -50C${x + 16} -44 ${x + 46} -34 ${x + 46} -10V0Z`,
          i ? colour : shift(colour, -0.06),
        ) +
        rect(x - 54, -12, 104, 12, '#fff4e0', 5) +
        circle(x - 4, -42, 6, '#fff4e0'),
    ),
  );
const cap = (colour: string): Prop =>
  prop(
    170,
    100,
    path('M-70 -20C-70 -110 50 -110 54 -20Z', colour),
    path('M0 -86C40 -84 52 -60 54 -20H10Z', shift(colour, -0.06)),
    path('M40 -30C90 -34 110 -16 100 -6H-70V-22Z', shift(colour, 0.06)),
    circle(-8, -92, 9, '#fff4e0'),
  );
const socks = (): Prop =>
  prop(
    120,
    120,
    ...[-26, 34].map(
      (x, i) =>
        path(
          `M${x - 18} -116H${x + 18}V-44C${x + 30} -30 ${x + 40} -20 ${x + 36} -8Q${x + 30} 0 ${x + 14} 0H${x - 6}Q${x - 18} -4 ${x - 18} -24Z`,
          i ? '#e58aa8' : '#7fb4c9',
        ) + repeat(2, (k) => rect(x - 18, -100 + k * 22, 36, 9, '#fff4e0')),
    ),
  );
const boots = (): Prop =>
  prop(
    150,
    150,
    ...[-34, 36].map(
      (x) =>
        path(
          `M${x - 24} -146H${x + 22}V-60C${x + 44} -50 ${x + 48} -30 ${x + 46} 0H${x - 28}Z`,
          '#f2c83a',
        ) + rect(x - 30, -12, 80, 12, '#c98d1e', 4),
    ),
  );

export const kidsWear: MotifMaker = ({ main, second, accent }) => ({
  hero: [umbrella(main, second, 440), rail(main, second)],
  side: [
    onStand(frock(accent, second)),
    shoes('#c2452d'),
    umbrella(accent, second, 240),
    boots(),
    cap(main),
    socks(),
    foldedStack([second, main, accent], 170),
    bag(130, 140, main, circle(0, 0, 24, second)),
  ],
  icon: (ink, ground) =>
    [
      path('M-46 2C-44 -56 44 -56 46 2Q36 -8 23 2Q12 -8 0 2Q-12 -8 -23 2Q-36 -8 -46 2Z', ink),
      stroke('M0 0V34C0 46 -16 46 -16 34', ink, 6),
      stroke('M0 -38Q-18 -20 -22 -2M0 -38Q18 -20 22 -2', ground, 3.5),
    ].join(''),
});
