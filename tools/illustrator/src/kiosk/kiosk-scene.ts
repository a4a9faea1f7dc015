import type { BrandLook } from '../brand-look.ts';
import { mix } from '../colour.ts';
import { type Hour, lights, lit, applyLight } from '../light.ts';
import { stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { cables, stringLights } from '../street/neighbours.ts';
import { passerBy } from '../street/people.ts';
import { sky } from '../street/sky.ts';
import { footpathBoard } from '../street/street-things.ts';
import { tree } from '../street/trees.ts';
import { bicycle, scooter } from '../street/vehicles.ts';
import { ellipse, rect, repeat } from '../svg.ts';
import { stool } from '../things/furniture.ts';
import { booth } from './booth.ts';
import { cart } from './cart.ts';
import { container } from './container.ts';
import { mallKiosk } from './mall.ts';

export const kioskKinds = ['booth', 'cart', 'container', 'mall'] as const;
type KioskKind = (typeof kioskKinds)[number];

const width = 1280;
const height = 960;

/** A compound wall with a gate, painted in two colours, behind the stall. */
function yard(random: Random, tone: string): string {
  const wall = mix(tone, '#e9d6b8', 0.6);
  const top = 470;
  return [
    rect(0, top, width, 260, wall),
    rect(0, top + 170, width, 90, mix(wall, '#9c4a30', 0.42)),
    rect(0, top - 12, width, 20, mix(wall, '#ffffff', 0.5)),
    repeat(
      5,
      (i) =>
        rect(i * 300 + random.int(-20, 20), top - 40, 54, 300, mix(wall, '#ffffff', 0.2), 3) +
        rect(i * 300 - 12, top - 54, 78, 20, mix(wall, '#ffffff', 0.5), 3),
    ),
  ].join('');
}

/** A stall in the open or an island in a mall, 1280 by 960. */
export function kioskScene(
  brand: BrandLook,
  { hour, kind }: { hour: Hour; kind: KioskKind },
  random: Random,
): string {
  if (kind === 'mall') return mallKiosk(brand, random);
  const light = lights[hour];
  const { palette, motif } = brand;
  const ground = 830;
  const x = 640 + random.int(-70, 70);
  const spot = { x, ground, lamps: light.lamps };
  const draw = { booth, cart, container }[kind];
  const left = random.chance(0.5);
  const side = (near: number) => (left ? near : width - near);
  const solid = [
    yard(random, palette.wall),
    stand(tree(random), side(random.int(60, 150)), 740, 1.1),
    stand(tree(random), side(random.int(1050, 1180)), 730, 0.95),
    rect(0, 720, width, 240, '#dccdb3'),
    repeat(14, (i) => ellipse((i * 331) % width, 750 + ((i * 57) % 190), 26, 4, '#cbb999')),
    light.lamps ? stringLights(-10, 150, width + 20) : '',
    draw(brand, spot, random),
    light.lamps ? lit(ellipse(x, ground + 20, 460, 50, '#ffd58a', 'opacity=".28"')) : '',
    stand(
      footpathBoard(palette, motif.icon, random.pick(['OPEN', 'Today', 'Hello!'])),
      side(1110),
      868,
      1.05,
    ),
    stand(stool(), x + (left ? -420 : 420), 862, 0.8),
    stand(passerBy(random), x + random.int(-250, -120), 878, 1.36),
    random.chance(0.65) ? stand(passerBy(random), x + random.int(140, 260), 890, 1.36) : '',
    stand(random.pick([bicycle, scooter])(palette.accent), side(170), 900, 1.15),
    random.chance(0.4) ? cables(width, 60, true, random) : '',
  ].join('');
  return sky(light, width, height, random) + applyLight(solid, light);
}
