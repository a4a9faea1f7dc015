import { tokens } from '../palette.ts';
import { letters } from '../lettering/lettering.ts';
import { prop } from '../prop.ts';
import { keys } from '../motifs/property-desk.ts';
import { teaGlass } from '../things/tableware.ts';
import { blueprint, flag, inkPad, magnifier } from '../things/office-things.ts';
import { agreement, bookStack, clipboard, pen, pencilCup, stamp } from '../things/paper.ts';
import { tapeMeasure } from '../things/tools.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import type { Stage } from './stage.ts';

/** A glossy leaflet that promises too much. */
const brochure = () =>
  prop(
    290,
    370,
    rect(-140, -366, 280, 360, '#f2c83a', 8),
    rect(-140, -366, 280, 90, tokens.brick, 8),
    letters('GUARANTEED', { style: 'tall', size: 62, fill: '#fff4e0', x: 0, y: -302 }),
    letters('₹60,000', { style: 'block', size: 72, fill: '#1d1a16', x: 0, y: -190 }),
    letters('every month!', { style: 'hand', size: 42, fill: tokens.brick, x: 0, y: -130 }),
    circle(0, -66, 34, '#ffffff'),
    path(
      'M-20 -60q20 20 40 0M-12 -78h4M8 -78h4',
      'none',
      'stroke="#1d1a16" stroke-width="6" stroke-linecap="round"',
    ),
  );

export const paperCovers: Record<string, Stage> = {
  agreement: {
    colours: { main: tokens.sign, second: '#e3f1ec' },
    ground: '#e7dfee',
    back: 'disc',
    table: 'wood',
    things: () => [
      [bookStack([tokens.indigo, tokens.brick, tokens.sign, '#e0a52f'], 260, 48), 240, 40, 1],
      [agreement(420, tokens.brick), 540, 84, 1],
      [agreement(360, tokens.sign, 'ANNEXURE'), 800, 44, 1],
      [magnifier(), 760, 130, 0.95],
      [pen(tokens.indigo), 360, 130, 1.1],
    ],
  },
  'rubber-stamps': {
    colours: { main: tokens.indigo, second: '#ffefc9' },
    ground: '#f6e6c4',
    back: 'canopy',
    table: 'steel',
    things: () => [
      [clipboard(320, tokens.sign), 270, 40, 1],
      [stamp(tokens.brick), 480, 80, 2],
      [stamp(tokens.indigo), 690, 70, 1.7],
      [stamp(tokens.leaf), 870, 60, 1.45],
      [inkPad(tokens.brick), 600, 130, 1],
      [pen(tokens.sign), 880, 132, 1],
    ],
  },
  'handshake-no': {
    colours: { main: tokens.brick, second: '#fff1d2' },
    ground: '#d3e6e4',
    back: 'disc',
    table: 'stone',
    things: () => [
      [agreement(320, '#8a8478', 'LETTER'), 290, 44, 1],
      [brochure(), 560, 80, 1.06],
      [flag(tokens.brick, 440), 880, 70, 1],
      [magnifier(), 400, 130, 1],
      [pen('#1d1a16'), 720, 132, 1],
    ],
  },
  blueprint: {
    colours: { main: tokens.brick, second: '#fff1d2' },
    ground: '#f7e2a6',
    back: 'tiles',
    table: 'wood',
    things: () => [
      [bookStack([tokens.sign, '#e0a52f', tokens.brick], 220, 42), 220, 40, 1],
      [blueprint(560, 340), 570, 66, 1.1],
      [pencilCup(tokens.brick, ['#e0a52f', '#3f7d5b', '#2f5d8c']), 960, 50, 1.15],
      [tapeMeasure(tokens.marigold), 870, 126, 1],
      [teaGlass(), 310, 120, 0.8],
    ],
  },
  'shop-keys': {
    colours: { main: tokens.sign, second: '#ffe9c7' },
    ground: '#dbe3ef',
    back: 'niche',
    table: 'stone',
    things: () => [
      [agreement(310, tokens.brick), 300, 40, 1],
      [keys(tokens.sign), 590, 84, 1.12],
      [
        clipboard(
          290,
          tokens.indigo,
          stroke('M-60 -190l20 20l40 -44M-60 -120l20 20l40 -44', tokens.leaf, 10),
        ),
        880,
        46,
        1,
      ],
      [pen(tokens.brick), 800, 130, 1],
    ],
  },
};
