import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { circle, ellipse, path, rect, repeat, scaled, stroke } from '../svg.ts';
import { board, ceilingFan, floor, floorLine, outlook, pickFloor, wall, width } from './room.ts';

const shirts = ['#c2452d', '#2f5d8c', '#e0a52f', '#3f7d5b', '#e6dcc8', '#d9667a'];
const skins = ['#8d5a3b', '#a56c47', '#b97f57', '#c9926a'];

/** A pupil from behind, at the desk; plaits or short hair. */
function pupil(x: number, y: number, scale: number, random: Random): string {
  const hair = random.pick(['#241b18', '#2e221c']);
  const shirt = random.pick(shirts);
  const skin = random.pick(skins);
  const plaits = random.chance(0.5);
  return scaled(
    x,
    y,
    scale,
    path('M-22 -96C-56 -90 -66 -66 -68 -10L-66 20H66L68 -10C66 -66 56 -90 22 -96Z', shirt),
    path('M8 -96H22C56 -90 66 -66 68 -10L66 20H24Z', shift(shirt, -0.05)),
    rect(-13, -116, 26, 26, skin, 8),
    circle(0, -146, 40, hair),
    ellipse(-40, -140, 7, 11, skin),
    ellipse(40, -140, 7, 11, skin),
    plaits
      ? stroke('M-26 -122C-34 -90 -30 -70 -34 -50M26 -122C34 -90 30 -70 34 -50', hair, 14) +
          circle(-34, -46, 9, '#e0523a') +
          circle(34, -46, 9, '#e0523a')
      : rect(-30, -132, 60, 16, hair, 8),
  );
}

function deskRow(
  y: number,
  scale: number,
  brand: BrandLook,
  random: Random,
  spots: readonly number[],
): string {
  return spots
    .map((x) =>
      [
        scaled(
          x,
          y,
          scale,
          ellipse(8, 6, 180, 12, materials.shadow, 'opacity=".14"'),
          row(
            random
              .shuffle(brand.motif.side)
              .filter((thing) => thing.h < 260)
              .slice(0, 2),
            -140,
            -150,
            280,
            84,
          ),
          rect(-160, -152, 320, 18, materials.wood, 5),
          rect(-160, -140, 320, 6, materials.woodDeep),
          rect(-140, -134, 14, 136, materials.iron),
          rect(126, -134, 14, 136, materials.iron),
        ),
        pupil(x - 74 * scale, y + 26 * scale, scale * 0.96, random),
        random.chance(0.75) ? pupil(x + 78 * scale, y + 26 * scale, scale * 0.96, random) : '',
      ].join(''),
    )
    .join('');
}

/** Bunting of paper flags. */
const flags = (colours: readonly string[]) =>
  stroke(`M0 -14Q${width / 2} 54 ${width} -14`, '#8d8478', 3) +
  repeat(17, (i) => {
    const t = (i + 0.5) / 17;
    const y = -14 + 4 * 17 * t * (1 - t);
    const x = width * t;
    return path(`M${x - 24} ${y}h48l-24 44Z`, colours[i % colours.length] ?? '#c2452d');
  });

export function classroom(brand: BrandLook, playful: boolean, random: Random): string {
  const { palette, motif } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const slate = random.pick(['#2f4a41', '#33403d', '#fbf6ea']);
  const chalk = slate === '#fbf6ea' ? palette.dark : '#fff4e0';
  const bx = flip(330, 560);
  return [
    wall(palette, random.chance(0.7)),
    outlook(flip(60, 200), 170, 200, 280, palette),
    rect(bx, 150, 560, 300, slate === '#fbf6ea' ? materials.steelDeep : materials.woodDeep, 8),
    rect(bx + 14, 164, 532, 272, slate, 4),
    scaled(bx + 130, 300, 1.7, motif.icon(chalk, slate)),
    fitLetters(random.pick(['Welcome', 'Good morning', 'Today', 'Lesson 7']), {
      style: 'hand',
      fill: chalk,
      x: bx + 240,
      y: 196,
      w: 290,
      h: 54,
    }),
    repeat(3, (i) =>
      rect(bx + 270, 280 + i * 40, 200 - (i % 2) * 50, 10, mix(slate, chalk, 0.65), 5),
    ),
    rect(bx - 6, 450, 572, 14, materials.wood, 4),
    board(brand, flip(330, 560), 50, 560, 82),
    rect(flip(960, 260), 180, 260, 12, materials.wood, 3),
    row(random.shuffle(motif.side).slice(0, 3), flip(960, 260), 180, 260, 100),
    rect(flip(960, 260), 330, 260, 12, materials.wood, 3),
    row(random.shuffle(motif.side).slice(0, 3), flip(960, 260), 330, 260, 100),
    rect(flip(960, 260), 470, 260, 12, materials.wood, 3),
    row(random.shuffle(motif.side).slice(0, 3), flip(960, 260), 470, 260, 100),
    playful
      ? flags(['#c2452d', '#f2b632', '#3f9a5f', '#2f7dc0', palette.main])
      : ceilingFan(flip(130, 0), 60),
    floor(playful ? 'planks' : pickFloor(random), palette),
    playful
      ? ellipse(640, 800, 420, 90, palette.mainSoft) + ellipse(640, 800, 330, 66, palette.light)
      : '',
    stand(pottedPlant(random, palette.accent), flip(70, 0), 720, 0.9),
    motif.hero[0]
      ? stand(
          motif.hero[0],
          flip(270, 0),
          floorLine + 60,
          Math.min(230 / motif.hero[0].w, 260 / motif.hero[0].h),
        )
      : '',
    deskRow(800, 0.92, brand, random, [flip(500, 0), flip(920, 0)]),
    deskRow(960, 1.25, brand, random, [flip(280, 0), flip(800, 0), flip(1300, 0)]),
  ].join('');
}
