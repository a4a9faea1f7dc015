import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { materials } from '../palette.ts';
import { row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { dumbbell, kettlebell } from '../motifs/gym.ts';
import { circle, ellipse, path, polygon, rect, repeat, scaled, stroke } from '../svg.ts';
import { floor, floorLine, lampRow, outlook, wall, wallName, width } from './room.ts';

const treadmill = (main: string) =>
  [
    ellipse(10, 0, 190, 14, materials.shadow, 'opacity=".18"'),
    polygon(
      [
        [-180, -10],
        [150, -44],
        [160, -20],
        [-170, 6],
      ],
      '#2f2f33',
    ),
    polygon(
      [
        [-180, -10],
        [150, -44],
        [150, -54],
        [-176, -24],
      ],
      '#55555b',
    ),
    stroke('M130 -40L170 -270', materials.steelDark, 16),
    path('M110 -300L210 -262L204 -236L100 -272Z', main),
    stroke('M150 -250L60 -220', materials.steelDark, 12),
    rect(36, -234, 50, 18, '#2f2f33', 8),
  ].join('');

const bench = (seat: string, plate: string) =>
  [
    ellipse(0, 0, 260, 16, materials.shadow, 'opacity=".18"'),
    // The bar lies on two posts, one at either end of the bench.
    ...[-190, 190].flatMap((x) => [
      rect(x - 8, -344, 16, 344, materials.steelDark),
      rect(x - 34, -12, 68, 12, materials.iron, 5),
    ]),
    rect(-120, -90, 18, 90, materials.iron),
    rect(102, -90, 18, 90, materials.iron),
    rect(-160, -128, 320, 42, seat, 18),
    rect(-160, -102, 320, 16, shift(seat, -0.08), 8),
    rect(-320, -320, 640, 13, materials.steel, 6),
    ...[
      [-282, 150],
      [-254, 116],
      [282, 150],
      [254, 116],
    ].map(([x = 0, h = 0]) => rect(x - 13, -314 - h / 2, 26, h, h > 130 ? '#2f2f33' : plate, 10)),
  ].join('');

function weights(brand: BrandLook, random: Random): string {
  const { palette } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const mirror = mix(palette.ground, '#ffffff', 0.55);
  return [
    wall(palette, false),
    wallName(brand, flip(80, 420), 120, 420, palette.dark),
    rect(flip(560, 640), 120, 640, 420, materials.steelDark, 4),
    rect(flip(568, 624), 128, 624, 404, mirror),
    repeat(2, (i) => rect(flip(770 + i * 210, 6), 128, 6, 404, materials.steelDark)),
    polygon(
      [
        [flip(620, 0), 128],
        [flip(700, 0), 128],
        [flip(600, 0), 532],
        [flip(570, 0), 532],
        [flip(570, 0), 330],
      ],
      '#ffffff',
      'opacity=".5"',
    ),
    rect(flip(80, 420), 300, 420, 16, palette.second),
    lampRow(30, palette.second, [flip(760, 0), flip(1000, 0)]),
    floor('slabs', palette)
      .replaceAll('#d8c3a5', '#6d6a68')
      .replaceAll(shift('#d8c3a5', -0.05), '#5f5c5a'),
    ...[0, 1, 2].flatMap((r) => [
      row(
        Array.from({ length: 5 }, (_, i) =>
          dumbbell(150, (i + r) % 2 ? palette.second : '#3a3d42'),
        ),
        flip(600, 480),
        floorLine - 20 - r * 90,
        480,
        56,
      ),
      rect(flip(590, 500), floorLine - 24 - r * 90, 500, 16, materials.steelDark, 4),
    ]),
    rect(flip(600, 20), floorLine - 220, 20, 240, materials.iron),
    rect(flip(1060, 20), floorLine - 220, 20, 240, materials.iron),
    scaled(
      flip(260, 0),
      830,
      1.15,
      treadmill(palette.main === '#22262b' ? palette.second : palette.main),
    ),
    scaled(flip(760, 0), 900, 1, bench(palette.second, palette.second)),
    stand(kettlebell(150, '#3a3d42'), flip(1120, 0), 850, 0.9),
    stand(kettlebell(150, palette.second), flip(1210, 0), 880, 1),
  ].join('');
}

/** Someone in a warrior pose, from behind. */
function pose(cloth: string, skin: string): string {
  return [
    stroke('M-30 -150L-120 0M20 -150L90 -70L96 0', shift(cloth, -0.1), 34),
    path(
      'M-34 -280C-20 -292 20 -292 34 -280C38 -220 30 -180 30 -140H-40C-36 -180 -40 -220 -34 -280Z',
      cloth,
    ),
    stroke('M-24 -272L-190 -262M24 -272L190 -262', skin, 20),
    rect(-9, -306, 18, 24, skin),
    circle(0, -326, 28, '#2e221c'),
    circle(0, -356, 14, '#2e221c'),
  ].join('');
}

const mat = (x: number, y: number, s: number, colour: string) =>
  polygon(
    [
      [x - 190 * s, y],
      [x + 190 * s, y],
      [x + 150 * s, y - 50 * s],
      [x - 150 * s, y - 50 * s],
    ],
    colour,
  ) +
  polygon(
    [
      [x - 190 * s, y],
      [x + 190 * s, y],
      [x + 190 * s, y + 8 * s],
      [x - 190 * s, y + 8 * s],
    ],
    shift(colour, -0.1),
  );

function studio(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  return [
    wall(palette, false),
    outlook(80, 110, 560, 400, palette),
    wallName(brand, 760, 200, 400, palette.dark),
    lampRow(60, palette.accent, [860, 1060]),
    rect(740, 430, 440, 14, materials.wood, 4),
    row(motif.side.slice(0, 4), 740, 430, 440, 96),
    floor('planks', palette),
    stand(pottedPlant(random, palette.accent), 60, 740, 1.2),
    stand(pottedPlant(random, palette.accent), 1220, 740, 1.2),
    mat(360, 780, 1, palette.main),
    scaled(360, 770, 0.95, pose(palette.accent, '#b97f57')),
    mat(920, 790, 1, palette.accent),
    scaled(920, 780, 0.95, pose('#e6dcc8', '#8d5a3b')),
    mat(640, 910, 1.25, palette.mainSoft),
    scaled(640, 900, 1.2, pose(palette.main, '#a56c47')),
  ].join('');
}

export const gym = (brand: BrandLook, calm: boolean, random: Random) =>
  calm ? studio(brand, random) : weights(brand, random);
