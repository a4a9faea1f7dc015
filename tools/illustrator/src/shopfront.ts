import { shift } from './colour.ts';
import type { BrandLook } from './brand-look.ts';
import { type Hour, lights, lit, applyLight } from './light.ts';
import { materials } from './palette.ts';
import type { Random } from './random.ts';
import { type AwningKind, awning } from './street/awning.ts';
import { bladeSign, wallLamp } from './street/details.ts';
import { type FacadeKind, facade } from './street/facade.ts';
import { stringLights } from './street/neighbours.ts';
import { type OpeningKind, frameColour, opening } from './street/openings.ts';
import { groundLine } from './street/pavement.ts';
import { type SignKind, signboard } from './street/sign.ts';
import { polygon, rect } from './svg.ts';

export type Front = {
  x: number;
  w: number;
  hour: Hour;
  facade: FacadeKind;
  opening: OpeningKind;
  awning: AwningKind | 'none';
  sign: SignKind;
  /** A round sign that hangs out to the right. */
  blade?: boolean;
  /** Part of a row, wall to wall with its neighbours. */
  inRow?: boolean;
};

/** Warm light that falls out of the shop onto the footpath; drawn after the footpath. */
export const spill = (x: number, w: number) =>
  lit(
    polygon(
      [
        [x + 50, groundLine],
        [x + w - 50, groundLine],
        [x + w + 10, groundLine + 62],
        [x - 10, groundLine + 62],
      ],
      '#ffd58a',
      'opacity=".34"',
    ),
  );

/** One shop from footpath to roof, without sky or street. */
export function shopfront(brand: BrandLook, front: Front, random: Random): string {
  const { palette, motif } = brand;
  const { x, w } = front;
  const lamps = lights[front.hour].lamps;
  const signH = 116;
  const signY = front.sign === 'crest' ? 334 : 322;
  const awningY = signY + signH + 8;
  const depth = front.awning === 'none' ? 0 : 60;
  const top = front.awning === 'none' ? signY + signH + 14 : awningY + 28;
  const pillar = 30;
  const box = { x: x + pillar, y: top, w: w - pillar * 2, h: groundLine - top };
  const look = { palette, frame: frameColour(palette, random), goods: motif.side, lamps, random };
  const large = motif.hero[0] ?? motif.side[0];
  const sign = signboard(
    { kind: front.sign, style: brand.style, name: brand.name, icon: motif.icon, lamps },
    { x: x + 12, y: signY, w: w - 24, h: signH },
    palette,
  );
  const shade = random.pick([materials.cream, palette.light]);
  const roofing =
    front.awning === 'none'
      ? rect(x + 6, signY + signH, w - 12, 34, materials.shadow, 0, 'opacity=".2"')
      : awning(front.awning, { x: x + 14, y: awningY, w: w - 28, depth }, palette.main, shade);
  return [
    rect(x, signY - 40, w, groundLine - signY + 40, palette.wall),
    facade({ x, w, signY }, { kind: front.facade, palette, lamps, icon: motif.icon, random }),
    rect(x, signY - 8, w, groundLine - signY + 8, palette.wall),
    rect(x, top, pillar, groundLine - top, palette.wallLight),
    rect(x + w - pillar, top, pillar, groundLine - top, palette.wallDeep),
    rect(x, groundLine - 70, w, 70, shift(palette.wallDeep, -0.04)),
    large ? opening(front.opening, box, look, large) : '',
    lamps ? lit(applyLight(roofing, lights.dusk)) : roofing,
    lamps ? lit(sign) : sign,
    lamps ? stringLights(x + 10, top + 62, w - 20) : '',
    front.blade
      ? bladeSign(x + w + 50, signY + 60, palette, motif.icon, lamps)
      : wallLamp(x + w - 15, top + 60, lamps) +
        (front.inRow ? '' : wallLamp(x + 15, top + 60, lamps)),
    front.inRow
      ? rect(x + w - 3, 200, 3, groundLine - 200, materials.shadow, 0, 'opacity=".16"')
      : '',
  ].join('');
}
