import { mix, shift } from '../colour.ts';
import { lit } from '../light.ts';
import { type Palette, materials } from '../palette.ts';
import { type Prop, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { n, path, rect, repeat } from '../svg.ts';
import {
  type BayLook,
  type Box,
  counterBay,
  doorBay,
  pendant,
  shutter,
  windowBay,
} from './bays.ts';
import { nimbuMirchi, toran } from './details.ts';
import { shopkeeper } from './people.ts';

export const openingKinds = ['glazed', 'counter', 'arches', 'showroom', 'garage'] as const;
export type OpeningKind = (typeof openingKinds)[number];

const part = ({ x, y, w, h }: Box, from: number, to: number): Box => ({
  x: x + w * from + 8,
  y,
  w: w * (to - from) - 16,
  h,
});

const withToran = (box: Box, look: BayLook) =>
  doorBay(box, look) + (look.random.chance(0.6) ? toran(box.x + 4, box.y + 74, box.w - 8) : '');

function glazed(box: Box, look: BayLook): string {
  const plan = look.random.int(0, 2);
  const [a, b] = plan === 0 ? [0.37, 0.61] : plan === 1 ? [0, 0.26] : [0.74, 1];
  const door = withToran(part(box, a, b), look);
  if (plan === 0) return windowBay(part(box, 0, a), look) + door + windowBay(part(box, b, 1), look);
  const [left, middle, right] = plan === 1 ? [b, 0.63, 1] : [0, 0.37, a];
  return (
    door + windowBay(part(box, left, middle), look) + windowBay(part(box, middle, right), look)
  );
}

function counter(box: Box, look: BayLook): string {
  const { random, palette } = look;
  const doorLeft = random.chance(0.5);
  const front = doorLeft ? part(box, 0.25, 1) : part(box, 0, 0.75);
  const keeper = stand(
    shopkeeper(random, palette.main),
    front.x + front.w * random.pick([0.3, 0.62]),
    box.y + box.h - 112,
    1,
  );
  return [
    counterBay(front, look, keeper),
    shutter(
      { ...front, x: front.x + 10, w: front.w - 20 },
      0.2,
      mix(palette.dark, materials.steel, 0.6),
    ),
    nimbuMirchi(front.x + front.w - 34, front.y + front.h * 0.22),
    doorBay(doorLeft ? part(box, 0, 0.25) : part(box, 0.75, 1), look),
  ].join('');
}

/** The same bays behind a row of pointed arches; frame and moulding follow the curve. */
function arches(box: Box, look: BayLook): string {
  const count = box.w > 780 ? 4 : 3;
  const door = look.random.int(0, count - 1);
  const { wall, wallLight, wallDeep } = look.palette;
  return repeat(count, (i) => {
    const bay = part(box, i / count, (i + 1) / count);
    const { x, y, w } = bay;
    const mid = x + w / 2;
    const spring = y + 140;
    /** The curve over the bay, `r` outside its edge. */
    const curve = (r: number) =>
      `M${n(x - r)} ${n(spring)}C${n(x - r)} ${n(spring - 44 - r / 2)} ${n(mid - w * 0.24)} ${n(y + 62 - r * 1.1)} ${n(mid)} ${n(y + 40 - r * 1.2)}C${n(mid + w * 0.24)} ${n(y + 62 - r * 1.1)} ${n(x + w + r)} ${n(spring - 44 - r / 2)} ${n(x + w + r)} ${n(spring)}Z`;
    const between = (shape: string, r: number, fill: string) =>
      path(shape + curve(r), fill, 'fill-rule="evenodd"');
    return [
      i === door
        ? withToran({ ...bay, y: y + 26, h: bay.h - 26 }, look)
        : windowBay({ ...bay, y: y + 26, h: bay.h - 26 }, look),
      between(`M${n(x - 8)} ${n(y - 20)}H${n(x + w + 8)}V${n(spring)}H${n(x - 8)}Z`, 0, wall),
      between(curve(8), -1, wallLight),
      between(curve(0), -12, look.frame),
      rect(x - 8, spring, 8, box.h - 140, wall),
      rect(x + w, spring, 8, box.h - 140, wallDeep),
      // The stones that the moulding rests on.
      rect(x - 8, spring - 1, 8, 13, wallLight),
      rect(x + w, spring - 1, 8, 13, wallLight),
    ].join('');
  });
}

/** Floor-to-ceiling glass with double doors. */
function showroom(box: Box, look: BayLook): string {
  const slim = { ...look, card: false, frame: mix(look.frame, materials.iron, 0.5) };
  const door = part(box, 0.38, 0.62);
  const half = { ...door, w: door.w / 2 + 6 };
  return [
    windowBay(part(box, 0, 0.38), slim),
    windowBay(part(box, 0.62, 1), slim),
    doorBay(half, { ...slim, palette: { ...look.palette, accent: slim.frame } }),
    `<g transform="translate(${n(2 * door.x + door.w)} 0) scale(-1 1)">${doorBay(half, { ...slim, palette: { ...look.palette, accent: slim.frame } })}</g>`,
  ].join('');
}

/** One wide bay with the shutter rolled up and the large goods on the floor. */
function garage(box: Box, look: BayLook, large: Prop): string {
  const { palette, lamps, random } = look;
  const bay = part(box, 0, 0.7);
  const back = mix(palette.mainPale, '#b99a78', 0.35);
  const floor = bay.y + bay.h;
  const room = rect(bay.x + 10, bay.y + 10, bay.w - 20, bay.h - 10, lamps ? '#ffdf9c' : back);
  const scale = Math.min((bay.w * 0.62) / large.w, (bay.h * 0.66) / large.h);
  const scene = [
    room,
    rect(bay.x + 10, floor - 46, bay.w - 20, 46, shift(back, -0.09)),
    stand(large, bay.x + bay.w * 0.46, floor - 14, scale),
    stand(random.pick(look.goods), bay.x + bay.w * 0.88, floor - 10, scale * 0.7),
  ].join('');
  return [
    rect(bay.x, bay.y, bay.w, bay.h, look.frame, 4),
    lamps ? lit(scene) : scene,
    pendant(bay.x + bay.w * 0.28, bay.y + 40, 26, palette.accent, lamps),
    pendant(bay.x + bay.w * 0.72, bay.y + 40, 26, palette.accent, lamps),
    shutter(
      { ...bay, x: bay.x + 10, w: bay.w - 20 },
      0.17,
      mix(palette.main, materials.steel, 0.5),
    ),
    windowBay(part(box, 0.7, 1), look),
  ].join('');
}

export function opening(kind: OpeningKind, box: Box, look: BayLook, large: Prop): string {
  if (kind === 'garage') return garage(box, look, large);
  const draw = { glazed, counter, arches, showroom }[kind];
  return draw(box, look);
}

export const frameColour = (palette: Palette, random: Random) =>
  random.pick([
    palette.mainDark,
    materials.woodDark,
    mix(palette.dark, '#2a2622', 0.45),
    palette.accentDeep,
  ]);
