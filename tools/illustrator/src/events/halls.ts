import { silhouette } from '../city/silhouette.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { materials, tokens } from '../palette.ts';
import { stand } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy } from '../street/people.ts';
import { circle, clipped, polygon, rect, repeat } from '../svg.ts';
import { microphone } from '../things/gadgets.ts';
import { agreement, bookRow } from '../things/paper.ts';
import { tableLamp } from '../things/furniture.ts';
import { bowl } from '../things/containers.ts';
import { steam } from '../things/tableware.ts';
import { audience, bunting, seated, size, speaker, stall } from './parts.ts';

const { w, h } = size;
const floorY = 430;

const hallFloor = (base: string, seam: string) =>
  rect(0, floorY, w, h - floorY, base) +
  repeat(11, (i) =>
    polygon(
      [
        [i * 120, floorY],
        [i * 120 + 4, floorY],
        [(i - 5) * 240 + 606, h],
        [(i - 5) * 240 + 596, h],
      ],
      seam,
    ),
  );

/** A fair: trusses, stalls in two rows, visitors. */
export function melaHall(): string {
  const seed = random('mela');
  const names = ['Chai', 'Books', 'Gym', 'Saree', 'Solar', 'Toys'];
  const tones = [tokens.brick, tokens.indigo, tokens.sign, '#8c1d4f', '#b97a12', '#2f8f9b'];
  return [
    rect(0, 0, w, floorY, '#f6e6c4'),
    repeat(
      6,
      (i) =>
        polygon(
          [
            [i * 240 - 60, 0],
            [i * 240 - 44, 0],
            [i * 240 + 60, 110],
            [i * 240 + 44, 110],
          ],
          '#dcc69c',
        ) +
        polygon(
          [
            [i * 240 + 180, 0],
            [i * 240 + 164, 0],
            [i * 240 + 60, 110],
            [i * 240 + 76, 110],
          ],
          '#dcc69c',
        ),
    ),
    rect(0, 104, w, 12, '#cdb488'),
    clipped(
      rect(400, 130, 400, 190, '#fff'),
      rect(400, 130, 400, 190, '#cfe6e4'),
      `<g transform="translate(400 0)">${silhouette('Bangalore', { width: 400, base: 322, ink: '#5f9a94', far: '#b4d6d2', gap: '#cfe6e4' }, 0.66, seed)}</g>`,
    ),
    rect(388, 118, 424, 14, materials.woodDeep, 4),
    hallFloor('#e3d0ac', '#d3bd94'),
    ...[150, 350, 850, 1050].map((x, i) =>
      stall(x, floorY + 34, 0.84, tones[i] ?? tokens.sign, '#fff4e0', names[i] ?? ''),
    ),
    bunting(30, 46, [tokens.brick, tokens.marigold, tokens.sign, tokens.indigo]),
    rect(330, 150, 540, 84, tokens.sign, 10),
    fitLetters('FRANCHISE MELA', {
      x: 356,
      y: 150,
      w: 488,
      h: 84,
      most: 46,
      style: 'tall',
      tracking: 0.03,
      fill: '#fff4e0',
    }),
    stall(150, 610, 1.2, tokens.indigo, '#ffe9c7', 'Books'),
    stall(1050, 610, 1.2, tokens.brick, '#ffe9c7', 'Chai'),
    ...[
      [330, 560, 1],
      [470, 600, 1.1],
      [600, 540, 0.95],
      [740, 610, 1.15],
      [880, 570, 1.02],
    ].map(([x = 0, y = 0, s = 1]) => stand(passerBy(seed), x, y, s)),
    audience(690, 1.02, 20, 150, seed),
  ].join('');
}

/** A library table with papers under green lamps. */
export function readingRoom(): string {
  const seed = random('reading');
  const spines = [
    tokens.brick,
    tokens.sign,
    '#b97a12',
    tokens.indigo,
    '#7a3e12',
    '#8c1d4f',
    '#3f6f5b',
  ];
  const shelf = (x: number) =>
    rect(x, 40, 330, 400, materials.woodDeep, 6) +
    repeat(
      3,
      (r) =>
        rect(x + 14, 56 + r * 128, 302, 112, '#4a2f1a') +
        stand(bookRow(seed.shuffle(spines), 108), x + 165, 168 + r * 128, 0.94),
    );
  return [
    rect(0, 0, w, floorY, '#e9d9bd'),
    shelf(40),
    shelf(830),
    clipped(
      rect(420, 60, 360, 300, '#fff'),
      rect(420, 60, 360, 300, '#f9dcae'),
      `<g transform="translate(420 0)">${silhouette('Delhi', { width: 360, base: 362, ink: '#d0935c', far: '#f0c68c', gap: '#f9dcae' }, 0.82, seed)}</g>`,
    ),
    rect(408, 48, 384, 14, '#fffaf0', 4),
    rect(408, 360, 384, 16, '#fffaf0', 4),
    rect(596, 60, 10, 300, '#fffaf0'),
    hallFloor('#b9824f', '#a5713f'),
    ...[330, 870].map((x) => stand(tableLamp(tokens.leaf), x, 470, 0.8)),
    stand(agreement(230, tokens.brick), 600, 474, 1),
    rect(130, 462, 940, 34, '#8f5c30', 6),
    rect(130, 486, 940, 90, '#7a4a24', 4),
    audience(640, 1.2, 170, 215, seed),
  ].join('');
}

/** A cooking stage: counter, pans, a cook at work. */
export function kitchenStage(): string {
  const seed = random('kitchen');
  return [
    rect(0, 0, w, floorY, '#7a2a1c'),
    repeat(13, (i) => rect(i * 96, 0, 50, floorY, '#6d2418')),
    rect(240, 40, 720, 250, '#f6dfb4', 10),
    clipped(
      rect(240, 40, 720, 250, '#fff', 10),
      `<g transform="translate(240 0)">${silhouette('Hyderabad', { width: 720, base: 292, ink: '#c9803f', far: '#efc98c', gap: '#f6dfb4' }, 0.8, seed)}</g>`,
    ),
    hallFloor('#d3a873', '#c29560'),
    rect(100, floorY - 6, 1000, 40, '#a3713f', 4),
    stand(speaker(seed, '#f3e6cf'), 330, floorY - 4, 1.05),
    stand(seated(seed, tokens.sign), 900, floorY, 0.95),
    rect(470, 330, 330, 110, materials.steel, 6),
    rect(456, 318, 358, 22, materials.steelLight, 6),
    stand(bowl(150, 70, '#c46a3a', '#f6dfa6', 0.4), 550, 320, 0.9),
    stand(bowl(130, 60, '#c46a3a', '#b4532b', 0.3), 700, 320, 0.9),
    steam(550, 236, 70, 3),
    steam(700, 250, 56, 2),
    rect(0, 0, w, 34, tokens.marigold),
    repeat(17, (i) => circle(i * 76 + 30, 34, 38, i % 2 ? tokens.marigold : '#fff1d2')),
    audience(620, 0.95, 60, 140, seed),
    audience(720, 1.2, 0, 180, seed),
  ].join('');
}

/** A panel of women on a stage. */
export function womenOwners(): string {
  const seed = random('women');
  return [
    rect(0, 0, w, floorY, '#123f52'),
    rect(180, 46, 840, 300, '#f4cdb6', 16),
    clipped(
      rect(180, 46, 840, 300, '#fff', 16),
      `<g transform="translate(180 0)">${silhouette('Kolkata', { width: 840, base: 348, ink: '#c2684e', far: '#e9b39c', gap: '#f4cdb6' }, 0.92, seed)}</g>`,
    ),
    circle(930, 130, 44, '#fff1d2'),
    ...[60, 1140].map((x) =>
      repeat(6, (i) => rect(x - 60 + i * 20, 0, 20, floorY, i % 2 ? '#8c1d4f' : '#a3306a')),
    ),
    hallFloor('#b9824f', '#a5713f'),
    rect(120, floorY - 10, 960, 40, '#8f5c30', 6),
    ...[260, 440, 760, 940].map((x, i) =>
      stand(
        seated(seed, [tokens.marigold, tokens.sign, tokens.brick, tokens.indigo][i] ?? tokens.sign),
        x,
        floorY,
        1.02,
      ),
    ),
    stand(pottedPlant(seed, tokens.brick), 600, floorY - 4, 0.7),
    stand(microphone(tokens.brick), 600, floorY + 60, 0.62),
    stand(pottedPlant(seed, tokens.marigold), 150, floorY + 30, 0.8),
    stand(pottedPlant(seed, tokens.marigold), 1050, floorY + 30, 0.8),
    audience(630, 1, 40, 150, seed),
    audience(730, 1.25, -20, 190, seed),
  ].join('');
}
