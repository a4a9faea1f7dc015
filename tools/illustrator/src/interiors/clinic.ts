import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { materials } from '../palette.ts';
import { row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { shopkeeper } from '../street/people.ts';
import { ellipse, path, rect, repeat, scaled, stroke } from '../svg.ts';
import { pillow } from '../things/cloth.ts';
import { chair } from '../things/furniture.ts';
import { board, floor, floorLine, lampRow, outlook, wall, width } from './room.ts';

/** A couch for treatment, with a roll of paper and a pillow. */
const couch = (sheet: string, frame: string) =>
  [
    ellipse(10, 2, 330, 16, materials.shadow, 'opacity=".16"'),
    rect(-260, -130, 20, 130, frame),
    rect(240, -130, 20, 130, frame),
    rect(-280, -70, 560, 12, frame),
    rect(-310, -190, 620, 66, sheet, 26),
    rect(-310, -150, 620, 26, shift(sheet, -0.07), 13),
    path(
      'M-90 -190H200V-110L180 -100L150 -110L120 -100L90 -110L60 -100L30 -110L0 -100L-30 -110L-60 -100L-90 -110Z',
      '#fffaf0',
    ),
    `<g transform="translate(-220 -186)">${pillow('#fffaf0', 150).art}</g>`,
  ].join('');

/** A dentist's chair with its lamp. */
const dentistChair = (seat: string) =>
  [
    ellipse(0, 2, 250, 16, materials.shadow, 'opacity=".16"'),
    rect(-90, -24, 180, 24, materials.steelDeep, 10),
    rect(-26, -130, 52, 110, materials.steel),
    path(
      'M-280 -150C-290 -190 -250 -196 -230 -180L-60 -120H90L230 -290C250 -310 286 -290 272 -262L140 -92Q130 -80 112 -80H-70Z',
      seat,
    ),
    path(
      'M-260 -148L-66 -92H112L262 -276L272 -262L140 -92Q130 -80 112 -80H-70Z',
      shift(seat, -0.08),
    ),
    rect(210, -330, 90, 46, shift(seat, 0.05), 20, 'transform="rotate(48 255 -307)"'),
    stroke('M60 -80V-420C60 -470 -20 -470 -60 -440', materials.steelDark, 13),
    path('M-110 -450L-30 -470L-16 -420L-96 -396Z', '#f6f0e2'),
    ellipse(-56, -404, 40, 12, '#fff1c4'),
    rect(-170, -250, 130, 16, materials.steel, 6),
    stroke('M60 -240H-40', materials.steelDark, 11),
    ...[-150, -120, -90].map((x) => rect(x, -270, 6, 22, materials.steelDeep)),
  ].join('');

type ClinicKind = 'couch' | 'dentist' | 'spa';

export function clinic(brand: BrandLook, kind: ClinicKind, random: Random): string {
  const { palette, motif } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const curtain = palette.mainSoft;
  const goods = () => Array.from({ length: 4 }, () => random.pick(motif.side));
  const desk = flip(60, 380);
  return [
    wall(palette, kind !== 'spa'),
    outlook(flip(520, 320), 150, 320, 270, palette),
    board(brand, flip(60, 390), 110, 390, 100),
    rect(flip(920, 280), 170, 280, 400, mix('#ffffff', palette.ground, 0.3), 6),
    ...[0, 1, 2].flatMap((r) => [
      row(goods(), flip(936, 248), 290 + r * 120, 248, 86),
      rect(flip(930, 260), 290 + r * 120, 260, 10, mix(palette.main, '#ffffff', 0.6), 3),
    ]),
    floor(kind === 'spa' ? 'planks' : 'terrazzo', palette),
    kind === 'couch'
      ? rect(flip(480, 380), 120, 380, 8, materials.steelDeep, 4) +
        repeat(4, (i) =>
          path(
            `M${flip(480 + i * 34, 34)} 126h36v${floorLine - 90}q-18 14 -36 0Z`,
            i % 2 ? curtain : shift(curtain, -0.05),
          ),
        )
      : '',
    kind === 'spa' ? lampRow(100, palette.accent, [flip(620, 0), flip(780, 0)]) : '',
    stand(shopkeeper(random, '#fffaf0'), desk + 190, floorLine - 96, 1.42),
    row(goods().slice(0, 3), desk + 20, floorLine - 108, 340, 84),
    rect(desk, floorLine - 100, 380, 200, '#f6f0e2', 8),
    rect(desk + 240, floorLine - 100, 140, 200, '#e6dccb', 8),
    rect(desk, floorLine - 60, 380, 14, palette.main),
    rect(desk - 12, floorLine - 112, 404, 22, palette.main, 6),
    scaled(desk + 130, floorLine + 20, 0.9, motif.icon(palette.dark, '#f6f0e2')),
    stand(chair(palette.accent), flip(560, 0), 790, 0.86),
    stand(pottedPlant(random, palette.accent), flip(1225, 0), 740, 1.05),
    scaled(
      flip(800, 0),
      890,
      1,
      kind === 'dentist'
        ? dentistChair(mix(palette.main, '#2f8f9b', 0.5))
        : couch(kind === 'spa' ? materials.wood : palette.main, materials.steelDeep),
    ),
    kind === 'spa' ? row(motif.side.slice(0, 2), flip(1080, 140), 880, 140, 100) : '',
  ].join('');
}
