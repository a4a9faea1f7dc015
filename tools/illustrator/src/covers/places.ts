import { shift } from '../colour.ts';
import { materials, tokens } from '../palette.ts';
import { prop, smaller } from '../prop.ts';
import { map } from '../motifs/scooter-rental.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy } from '../street/people.ts';
import { circle, rect, repeat, stroke } from '../svg.ts';
import { stool } from '../things/furniture.ts';
import { apron, pin, tallyCounter } from '../things/office-things.ts';
import { clipboard, pen } from '../things/paper.ts';
import { jar, plate, steam, teaGlass } from '../things/tableware.ts';
import type { Stage } from './stage.ts';

const steamingGlass = () => prop(120, 260, teaGlass().art, steam(0, -196, 66));
const biscuits = () =>
  jar(
    190,
    280,
    tokens.brick,
    repeat(9, (i) =>
      circle(
        -60 + (i % 3) * 60,
        -40 - Math.floor(i / 3) * 66,
        34,
        i % 2 ? materials.bread : materials.breadLight,
      ),
    ),
  );
const clock = () =>
  circle(600, 230, 38, materials.woodDark) +
  circle(600, 230, 31, '#fffaf0') +
  stroke('M600 230V210M600 230L614 237', '#1d1a16', 5);

export const placeCovers: Record<string, Stage> = {
  'tally-counter': {
    colours: { main: tokens.sign, second: '#ffe9c7' },
    ground: '#f6e6c4',
    back: 'window',
    table: 'stone',
    wall: () =>
      [110, 260, 960, 1090]
        .map(
          (x, i) =>
            `<g transform="translate(${x} 470) scale(1.15)">${passerBy(random(`walk-${i}`)).art}</g>`,
        )
        .join(''),
    things: () => [
      [
        clipboard(
          300,
          tokens.indigo,
          repeat(5, (i) =>
            stroke(`M${-70 + i * 32} -220v40M${-70 + i * 32} -150v40`, '#1d1a16', 6),
          ) + stroke('M-80 -184L68 -216M-80 -114L68 -146', '#1d1a16', 6),
        ),
        410,
        50,
        1,
      ],
      [tallyCounter('0427'), 690, 90, 1.12],
      [pen(tokens.brick), 480, 130, 1],
    ],
  },
  'map-pins': {
    colours: { main: tokens.leaf, second: '#fff1d2' },
    ground: '#f6d9c6',
    back: 'disc',
    table: 'wood',
    things: () => [
      [pottedPlant(random('map'), tokens.marigold), 190, 40, 1.2],
      [map(tokens.brick), 570, 96, 1.9],
      [pin(tokens.brick, 150), 450, -50, 1],
      [pin(tokens.indigo, 130), 620, -110, 1],
      [pin(tokens.marigold, 140), 330, 20, 1],
      [pin(tokens.sign, 120), 690, 10, 1],
      [pen(tokens.indigo), 960, 120, 1.1],
    ],
  },
  'tea-cups': {
    colours: { main: '#8a3b1e', second: '#ffe9c7' },
    ground: '#d8e5d2',
    back: 'tiles',
    table: 'wood',
    things: () => [
      [biscuits(), 900, 40, 1.05],
      [steamingGlass(), 430, 84, 1.5],
      [steamingGlass(), 680, 84, 1.5],
      [
        prop(
          210,
          60,
          plate(210, '#fdf3e3', 22),
          circle(-44, -40, 30, materials.breadLight),
          circle(10, -42, 30, materials.bread),
          circle(54, -38, 28, materials.breadLight),
        ),
        560,
        130,
        1.1,
      ],
      [clipboard(270, tokens.sign), 230, 44, 1],
    ],
  },
  aprons: {
    colours: { main: tokens.sign, second: '#fff1d2' },
    ground: '#f7e2a6',
    back: 'panel',
    table: 'floor',
    wall: ({ main }) =>
      [
        clock(),
        rect(120, 66, 960, 22, materials.wood, 6),
        rect(120, 80, 960, 8, materials.woodDeep, 4),
        ...[
          [230, main, '#f2a516'],
          [470, tokens.brick, '#ffe9c7'],
          [730, tokens.indigo, '#f2a516'],
          [970, main, '#ffe9c7'],
        ].map(
          ([x, cloth, pocket]) =>
            `<g transform="translate(${String(x)} 416)">${apron(String(cloth), shift(String(pocket), 0)).art}</g>`,
        ),
      ].join(''),
    things: () => [
      [stool(), 350, 100, 0.9],
      [smaller(clipboard(230, tokens.brick), 0.8), 350, -60, 1],
      [pottedPlant(random('aprons'), tokens.brick), 1100, 100, 1],
      [stool(tokens.brick), 850, 110, 0.9],
    ],
  },
};
