import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, stroke } from '../svg.ts';
import { block, shaded } from './shade.ts';

export const tableLamp = (shade: string, on = true): Prop =>
  prop(
    150,
    290,
    on ? circle(0, -220, 110, '#ffe39a', 'opacity=".25"') : '',
    rect(-6, -170, 12, 150, materials.brassDeep),
    ellipse(0, -10, 50, 11, materials.brassDeep),
    shaded('M-38 -286H38L74 -170H-74Z', shade, 16),
    rect(-74, -176, 148, 8, shift(shade, -0.1), 3),
  );

export const deskLamp = (colour: string): Prop =>
  prop(
    230,
    330,
    ellipse(-40, -10, 70, 12, shift(colour, -0.06)),
    stroke('M-40 -14L-90 -160L30 -280', materials.steelDark, 12),
    circle(-90, -160, 13, materials.steelDark),
    path('M10 -306L70 -262L96 -190L-10 -252Z', colour),
    path('M50 -276L70 -262L96 -190L60 -212Z', shift(colour, -0.06)),
    circle(52, -212, 20, '#ffe9a8'),
  );

export function armchair(colour: string): Prop {
  return prop(
    400,
    380,
    ...[-130, 130].map((x) =>
      path(`M${x - 14} -50H${x + 14}L${x + 8} 0H${x - 8}Z`, materials.woodDark),
    ),
    shaded('M-150 -170V-300C-150 -370 150 -370 150 -300V-170Z', colour, 40),
    stroke('M-60 -340V-190M0 -348V-190M60 -340V-190', shift(colour, -0.05), 5),
    block(-150, -60, 300, 120, shift(colour, 0.04), 24, 0.68),
    block(-196, -40, 76, 190, colour, 34, 0.6),
    block(120, -40, 76, 190, shift(colour, -0.04), 34, 0.5),
    rect(-150, -70, 300, 34, shift(colour, -0.08), 12),
  );
}

export function sofa(colour: string): Prop {
  return prop(
    600,
    300,
    ...[-240, 240].map((x) => rect(x - 12, -46, 24, 46, materials.woodDark, 4)),
    block(-260, -60, 520, 230, shift(colour, -0.03), 34, 0.7),
    block(-250, -60, 248, 110, shift(colour, 0.04), 20, 0.8),
    block(2, -60, 248, 110, shift(colour, 0.03), 20, 0.7),
    block(-300, -40, 84, 190, colour, 36, 0.6),
    block(216, -40, 84, 190, shift(colour, -0.05), 36, 0.5),
    rect(-250, -66, 500, 34, shift(colour, -0.09), 12),
  );
}

/** An office chair from the front. */
export const officeChair = (colour: string): Prop =>
  prop(
    230,
    370,
    stroke('M0 -90L-84 -20M0 -90L84 -20M0 -90V-24', materials.iron, 13),
    ...[-84, 0, 84].map((x) => circle(x, -13, 13, materials.rubber)),
    rect(-8, -160, 16, 76, materials.steelDark),
    block(-92, -150, 184, 46, colour, 20),
    block(-80, -210, 160, 160, shift(colour, 0.03), 30),
    stroke('M-112 -160V-220M112 -160V-220', materials.iron, 12),
    rect(-132, -232, 44, 16, materials.iron, 8),
    rect(88, -232, 44, 16, materials.iron, 8),
  );

/** A wooden stool. */
export const stool = (colour: string = materials.wood): Prop =>
  prop(
    150,
    190,
    path('M-56 -170L-70 0H-54L-40 -170ZM56 -170L70 0H54L40 -170Z', shift(colour, -0.1)),
    rect(-60, -76, 120, 12, shift(colour, -0.08), 4),
    rect(-74, -190, 148, 26, colour, 8),
    rect(-74, -172, 148, 8, shift(colour, -0.08), 3),
  );

export const chair = (colour: string): Prop =>
  prop(
    170,
    340,
    rect(-70, -330, 14, 330, shift(colour, -0.08), 4),
    rect(56, -330, 14, 330, shift(colour, -0.08), 4),
    rect(-70, -330, 140, 40, colour, 8),
    rect(-70, -270, 140, 26, colour, 6),
    rect(-82, -178, 164, 28, shift(colour, 0.04), 8),
    rect(-76, -156, 152, 10, shift(colour, -0.1), 4),
    rect(-60, -80, 120, 10, shift(colour, -0.1)),
  );

/** A low table or desk. */
export const desk = (w: number, h: number, top: string, legs: string): Prop =>
  prop(
    w,
    h,
    path(`M${n(-w * 0.44)} ${n(-h + 20)}h22L${n(-w * 0.44 + 10)} 0h-16Z`, legs),
    path(`M${n(w * 0.44)} ${n(-h + 20)}h-22L${n(w * 0.44 - 10)} 0h16Z`, legs),
    rect(-w / 2, -h, w, 26, top, 6),
    rect(-w / 2, -h + 18, w, 8, shift(top, -0.1), 4),
  );

/** Suitcase with corners and a handle. */
export function suitcase(w: number, h: number, colour: string, strap: string): Prop {
  return prop(
    w,
    h + 30,
    stroke(`M${n(-w * 0.14)} ${n(-h)}v-26h${n(w * 0.28)}v26`, materials.woodDark, 12),
    block(-w / 2, 0, w, h, colour, 16, 0.7),
    rect(-w * 0.34, -h, w * 0.08, h, strap),
    rect(w * 0.26, -h, w * 0.08, h, shift(strap, -0.05)),
    ...[-w * 0.3, w * 0.3].map((x) =>
      rect(x - w * 0.055, -h * 0.56, w * 0.11, h * 0.1, materials.brass, 4),
    ),
    ...[
      [-w / 2, -h],
      [w / 2 - 34, -h],
      [-w / 2, -34],
      [w / 2 - 34, -34],
    ].map(([x = 0, y = 0]) => rect(x, y, 34, 34, shift(colour, -0.13), 12)),
  );
}
