import { materials, tokens } from '../palette.ts';
import { smaller } from '../prop.ts';
import { teaGlass } from '../things/tableware.ts';
import { calculator, cardMachine } from '../things/gadgets.ts';
import { coinPiles, longReceipt, notes, passbook, savingsJar } from '../things/office-things.ts';
import { pen, stamp, clipboard } from '../things/paper.ts';
import { pottedPlant } from '../street/greenery.ts';
import { random } from '../random.ts';
import type { Stage } from './stage.ts';

export const moneyCovers: Record<string, Stage> = {
  calculator: {
    colours: { main: tokens.sign, second: '#ffe9c7' },
    ground: '#f7e2a6',
    back: 'disc',
    table: 'wood',
    things: () => [
      [coinPiles([3, 5, 7, 9]), 860, 30, 1],
      [clipboard(330, '#8a3b1e'), 270, 40, 1],
      [calculator('#2f3a44'), 560, 76, 1.75],
      [teaGlass(), 400, 110, 0.92],
      [pen(tokens.indigo), 760, 130, 1],
    ],
  },
  'rupee-jar': {
    colours: { main: tokens.marigold, second: '#3a2600' },
    ground: '#d3e6e4',
    back: 'window',
    table: 'cloth',
    things: () => [
      [coinPiles([4, 2]), 300, 44, 1.1],
      [notes('#d9b3a0'), 890, 60, 1.1],
      [savingsJar('₹15 lakh', tokens.brick), 590, 80, 1],
      [coinPiles([2, 3, 1]), 790, 122, 0.9],
      [notes('#a9c3a0'), 390, 128, 0.9],
    ],
  },
  passbook: {
    colours: { main: tokens.indigo, second: '#ffefc9' },
    ground: '#f6d9c6',
    back: 'panel',
    table: 'steel',
    things: () => [
      [pottedPlant(random('passbook'), tokens.brick), 960, 30, 1.2],
      [notes('#a9c3a0'), 280, 50, 1.2],
      [passbook(tokens.indigo), 580, 80, 1.6],
      [stamp(tokens.brick), 830, 110, 1.2],
      [pen(tokens.brick), 400, 134, 1],
    ],
  },
  'long-receipt': {
    colours: { main: tokens.brick, second: '#ffe8c2' },
    ground: '#d8e5d2',
    back: 'tiles',
    table: 'stone',
    things: () => [
      [smaller(cardMachine(tokens.sign), 1), 860, 40, 1.1],
      [coinPiles([6, 4]), 300, 44, 1.1],
      [longReceipt(440), 560, 112, 1.05],
      [calculator('#3a4650'), 390, 118, 0.9],
      [pen(materials.iron), 740, 134, 1],
    ],
  },
};
