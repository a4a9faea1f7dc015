import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { materials } from '../palette.ts';
import { row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy, shopkeeper } from '../street/people.ts';
import { circle, ellipse, rect, repeat, scaled, stroke } from '../svg.ts';
import { deskLamp, officeChair } from '../things/furniture.ts';
import { laptop, monitor } from '../things/gadgets.ts';
import { floor, floorLine, lampRow, outlook, pickFloor, wall, wallName, width } from './room.ts';

/** A pin board with cards, a chart and a map line. */
function pinBoard(x: number, y: number, w: number, h: number, brand: BrandLook): string {
  const { palette } = brand;
  const cards = ['#fff8ea', palette.light, '#f6d9c6', '#d8e5d2', '#fff8ea', palette.mainSoft];
  return [
    rect(x, y, w, h, materials.woodDeep, 6),
    rect(x + 10, y + 10, w - 20, h - 20, '#d9b58a'),
    ...cards.map((card, i) => {
      const cx = x + 30 + (i % 3) * ((w - 50) / 3);
      const cy = y + 30 + Math.floor(i / 3) * ((h - 40) / 2);
      return (
        rect(cx, cy, (w - 90) / 3, (h - 90) / 2, card, 3) +
        rect(cx + 12, cy + 22, (w - 90) / 5, 7, mix(card, '#5a4a3c', 0.35), 3) +
        rect(cx + 12, cy + 40, (w - 90) / 6, 7, mix(card, '#5a4a3c', 0.25), 3) +
        circle(cx + (w - 90) / 6, cy + 4, 7, ['#c2452d', '#2f5d8c', '#e0a52f'][i % 3] ?? '#c2452d')
      );
    }),
    stroke(
      `M${x + 70} ${y + 60}L${x + w * 0.5} ${y + h * 0.62}L${x + w - 80} ${y + 64}`,
      '#c2452d',
      3,
    ),
  ].join('');
}

/** Lines on a screen: a round sign above the back of the chair would look like a head. */
const text = (count: number, y: number, ink: string) =>
  repeat(count, (i) => rect(-74, y + i * 22, 90 + (i % 2) * 40, 9, ink, 4));

const workplace = (x: number, y: number, scale: number, brand: BrandLook, random: Random) => {
  const { palette, motif } = brand;
  return scaled(
    x,
    y,
    scale,
    ellipse(8, 2, 300, 16, materials.shadow, 'opacity=".15"'),
    rect(-270, -200, 16, 200, materials.iron),
    rect(254, -200, 16, 200, materials.iron),
    row(
      random
        .shuffle(motif.side)
        .filter((thing) => thing.h < 280)
        .slice(0, 2),
      70,
      -206,
      200,
      110,
    ),
    stand(
      random.chance(0.5)
        ? laptop(190, materials.steel, palette.main, text(3, -36, palette.second))
        : monitor(
            210,
            '#3a3a3c',
            mix(palette.mainSoft, '#ffffff', 0.4),
            text(4, -40, palette.main),
          ),
      -60,
      -206,
    ),
    stand(deskLamp(palette.accent), -210, -206, 0.56),
    rect(-300, -212, 600, 24, materials.wood, 6),
    rect(-300, -196, 600, 9, materials.woodDeep, 4),
    rect(120, -188, 130, 150, shift(materials.wood, 0.04), 4),
    rect(134, -170, 102, 50, materials.woodDeep, 3),
    rect(134, -108, 102, 50, materials.woodDeep, 3),
    stand(officeChair(palette.main), -80, 26, 0.8),
  );
};

/** `floorShow` puts the brand's main thing on the floor behind the desk. */
export function office(brand: BrandLook, floorShow: boolean, random: Random): string {
  const { palette, motif } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const hero = motif.hero[0];
  const desk = flip(790, 420);
  return [
    wall(palette, random.chance(0.35)),
    outlook(flip(60, 380), 130, 380, 320, palette),
    wallName(brand, flip(790, 400), 130, 400, palette.dark),
    pinBoard(flip(490, 260), 150, 260, 250, brand),
    lampRow(60, palette.accent, [flip(300, 0), flip(620, 0)]),
    floor(pickFloor(random), palette),
    stand(shopkeeper(random, palette.main), desk + 210, floorLine - 118, 1.46),
    row(random.shuffle(motif.side).slice(0, 3), desk + 10, floorLine - 122, 400, 96),
    rect(desk, floorLine - 116, 420, 220, palette.main, 6),
    rect(desk + 280, floorLine - 116, 140, 220, palette.mainDeep, 6),
    scaled(desk + 140, floorLine, 1.1, motif.icon(palette.second, palette.main)),
    rect(desk - 14, floorLine - 126, 448, 24, '#ece4d6', 5),
    stand(pottedPlant(random, palette.accent), flip(60, 0), 750, 1.25),
    hero && floorShow ? stand(hero, flip(480, 0), 780, Math.min(280 / hero.w, 250 / hero.h)) : '',
    workplace(flip(330, 0), 960, 1.25, brand, random),
    stand(passerBy(random), flip(930, 0), 900, 1.46),
    stand(pottedPlant(random, palette.accent), flip(1210, 0), 910, 1.1),
  ].join('');
}
