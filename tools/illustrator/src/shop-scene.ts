import type { BrandLook } from './brand-look.ts';
import { type Hour, lights, applyLight } from './light.ts';
import { type Prop, stand } from './prop.ts';
import type { Random } from './random.ts';
import { type Front, shopfront, spill } from './shopfront.ts';
import { awningKinds } from './street/awning.ts';
import { kite } from './street/details.ts';
import { facadeKinds } from './street/facade.ts';
import { pottedPlant } from './street/greenery.ts';
import { cables, neighbour } from './street/neighbours.ts';
import { type OpeningKind, openingKinds } from './street/openings.ts';
import { groundLine, pavement } from './street/pavement.ts';
import { passerBy } from './street/people.ts';
import { signKinds } from './street/sign.ts';
import { sky } from './street/sky.ts';
import { bench, dog, footpathBoard } from './street/street-things.ts';
import { tree } from './street/trees.ts';
import { bicycle, scooter } from './street/vehicles.ts';
import { scaled } from './svg.ts';

const width = 1280;
const height = 960;

const offers = ['OPEN', 'Fresh!', 'Welcome', 'Today', 'Come in'];

/** `near` moves up to the shop until it fills the picture. */
type SceneOptions = { hour: Hour; opening?: OpeningKind; near?: boolean };

function plan(wish: SceneOptions, random: Random): Front {
  const w = random.int(720, 900);
  const facade = random.pick(facadeKinds);
  return {
    w,
    x: Math.round((width - w) / 2 + random.between(-110, 110)),
    hour: wish.hour,
    facade,
    opening: wish.opening ?? random.pick(openingKinds.filter((kind) => kind !== 'garage')),
    awning:
      facade === 'roof' ? random.pick(['none', 'scallop', 'straight']) : random.pick(awningKinds),
    sign:
      facade === 'parapet' ? random.pick(['board', 'lightbox', 'letters']) : random.pick(signKinds),
  };
}

/** A shop in its street, 1280 by 960. */
export function shopScene(brand: BrandLook, wish: SceneOptions, random: Random): string {
  const light = lights[wish.hour];
  const treeLeft = random.chance(0.5);
  const withTree = random.chance(0.55);
  const blade = (treeLeft || !withTree) && random.chance(0.55);
  const front = { ...plan(wish, random), blade };
  const { x, w } = front;
  const { palette, motif } = brand;
  const vehicle = random.pick([scooter, bicycle])(
    random.pick([palette.accent, palette.main, '#3f6f8c', '#c9573a']),
  );
  const edge = (left: boolean, from: number) => (left ? from : width - from);
  /** Width left beside the shop: a tree's crown must not hide the shop's name. */
  const beside = treeLeft ? x : width - x - w;
  /** A crown whose trunk lies outside the picture would hang in the air. */
  const trunkShows = beside >= 170;
  const nearTree = (thing: Prop) =>
    trunkShows ? stand(thing, edge(treeLeft, beside - 178), groundLine + 40, 1) : '';
  const walkers = random.shuffle([0.2, 0.42, 0.62, 0.8]).slice(0, random.int(1, 2));
  const solid = [
    neighbour(-20, x + 20, random.int(60, 260), light.lamps, random),
    neighbour(x + w, width - x - w + 20, random.int(60, 260), light.lamps, random),
    withTree && random.chance(0.5)
      ? stand(
          tree(random),
          edge(treeLeft, Math.min(random.int(60, 130), beside / 2)),
          groundLine + 6,
          0.95,
        )
      : '',
    shopfront(brand, front, random),
    pavement(width, height, random),
    light.lamps ? spill(x, w) : '',
    random.chance(0.35) ? stand(bench(), x + w * 0.86, groundLine + 24, 0.8) : '',
    stand(pottedPlant(random, palette.accent), x + 30, groundLine + 14, 0.62),
    stand(pottedPlant(random, palette.accent), x + w - 34, groundLine + 14, 0.62),
    ...walkers.map((t) => stand(passerBy(random), x + w * t, groundLine + 30 + t * 10, 1.02)),
    stand(
      footpathBoard(palette, motif.icon, random.pick(offers)),
      edge(!treeLeft, random.int(150, 230)),
      groundLine + 46,
      0.9,
    ),
    withTree ? nearTree(tree(random)) : '',
    stand(vehicle, edge(treeLeft, random.int(220, 330)), groundLine + 58, 1),
    random.chance(0.35) ? stand(dog(), width * 0.55, groundLine + 58, 0.8) : '',
    random.chance(0.5) ? cables(width, 30, random.chance(0.7), random) : '',
    wish.hour === 'morning' && random.chance(0.6)
      ? kite(random.between(80, 300), random.between(70, 150), palette.accent, random)
      : '',
  ].join('');
  const scene = sky(light, width, height, random) + applyLight(solid, light);
  if (!wish.near) return scene;
  const zoom = 1200 / w;
  return scaled(width / 2 - (x + w / 2) * zoom, height / 2 - 570 * zoom, zoom, scene);
}
