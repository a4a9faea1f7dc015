import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from './shade.ts';
import { jar } from './tableware.ts';

/** A hand counter with a thumb lever. */
export const tallyCounter = (digits: string): Prop =>
  prop(
    300,
    360,
    circle(0, -318, 40, 'none', `stroke="${materials.steelDeep}" stroke-width="14"`),
    rect(90, -310, 70, 40, materials.steelDark, 14),
    circle(0, -150, 146, materials.steelDeep),
    circle(-6, -156, 134, materials.steelLight),
    path('M40 -284A134 134 0 0 1 60 -30A160 160 0 0 0 40 -284Z', materials.steel),
    rect(-100, -206, 200, 92, '#2a2622', 12),
    ...digits
      .split('')
      .map(
        (digit, i) =>
          rect(-90 + i * 47, -196, 40, 72, '#fff8ea', 5) +
          letters(digit, { style: 'block', size: 66, fill: '#1d1a16', x: -70 + i * 47, y: -138 }),
      ),
    rect(-70, -84, 140, 12, materials.steelDeep, 6),
    circle(150, -150, 22, materials.steelDark),
  );

/** Coins standing in piles. */
export const coinPiles = (heights: readonly number[]): Prop =>
  prop(
    heights.length * 76,
    Math.max(...heights) * 20 + 20,
    ...heights.map((count, p) => {
      const x = (p - (heights.length - 1) / 2) * 76;
      return (
        repeat(count, (i) =>
          rect(x - 34, -20 - i * 20, 68, 19, i % 2 ? materials.brass : materials.brassLight, 8),
        ) + ellipse(x, -20 * count, 33, 8, '#f6dd96')
      );
    }),
  );

/** A jar of coins and rolled notes with a label. */
export const savingsJar = (label: string, lid: string): Prop => {
  const coins = repeat(34, (i) => {
    const x = -110 + ((i * 67) % 220);
    const y = -22 - ((i * 41) % 150);
    return (
      circle(x, y, 25, i % 3 ? materials.brass : materials.brassLight) +
      circle(x, y, 15, i % 3 ? materials.brassLight : materials.brass)
    );
  });
  const notes = `<g transform="translate(-40 -220) rotate(-18)">${rect(-26, -70, 52, 150, '#a9c3a0', 10)}${rect(-26, -10, 52, 14, '#c2452d')}</g><g transform="translate(50 -224) rotate(14)">${rect(-26, -80, 52, 160, '#d9b3a0', 10)}${rect(-26, -10, 52, 14, '#2f5d8c')}</g>`;
  const body = jar(290, 430, lid, notes + coins);
  return prop(
    290,
    430,
    body.art,
    rect(-112, -190, 224, 84, '#fffaf0', 6),
    letters(label, { style: 'hand', size: 46, fill: '#1d1a16', x: 0, y: -136 }),
  );
};

/** Bundle of notes with a band. */
export const notes = (tone: string): Prop =>
  prop(
    230,
    90,
    repeat(3, (i) =>
      rect(-110 + i * 5, -28 - i * 26, 215, 26, i % 2 ? tone : shift(tone, -0.05), 4),
    ),
    rect(-30, -84, 46, 84, '#fff4e0'),
    circle(-7, -42, 14, shift(tone, -0.14)),
  );

export const passbook = (colour: string): Prop =>
  prop(
    320,
    230,
    path('M-156 -20L-130 -216Q-128 -226 -116 -226H150Q160 -226 158 -214L138 -20Z', colour),
    path('M-140 -30L-118 -206H142L124 -30Z', '#fffaf0'),
    rect(-112, -196, 240, 22, shift(colour, 0.16)),
    repeat(
      6,
      (i) =>
        rect(-110 - i * 2.4, -160 + i * 20, 70, 6, '#c9bda8', 3) +
        rect(-10 - i * 2.4, -160 + i * 20, 40, 6, '#9fb8aa', 3) +
        rect(66 - i * 2.4, -160 + i * 20, 44, 6, '#c9bda8', 3),
    ),
    rect(-156, -24, 296, 24, shift(colour, -0.06), 6),
  );

/** A till slip that runs off the table. */
export const longReceipt = (h: number): Prop =>
  prop(
    190,
    h,
    path(
      `M-84 0C-96 ${n(-h * 0.3)} -70 ${n(-h * 0.7)} -84 ${n(-h)}${repeat(7, () => 'l12 -12l12 12')}C96 ${n(-h * 0.7)} 70 ${n(-h * 0.3)} 84 0Z`,
      '#fffaf0',
    ),
    letters('BILL', { style: 'tall', size: 52, fill: '#1d1a16', x: 0, y: -h + 70 }),
    repeat(
      Math.floor((h - 170) / 34),
      (i) =>
        rect(-58, -h + 100 + i * 34, 60 + (i % 3) * 12, 8, '#c9bda8', 4) +
        rect(30, -h + 100 + i * 34, 30, 8, '#9c8f7c', 4),
    ),
    rect(-62, -58, 124, 4, '#1d1a16'),
    letters('₹', { style: 'block', size: 44, fill: '#b3341c', x: 40, y: -16 }),
  );

export const magnifier = (): Prop =>
  prop(
    230,
    260,
    `<g transform="translate(30 -150) rotate(40)">${rect(-16, 84, 32, 150, materials.woodDark, 14)}${rect(-13, 70, 26, 26, materials.brassDeep)}</g>`,
    circle(30, -150, 92, materials.brassDeep),
    circle(30, -150, 76, '#dcecec', 'opacity=".92"'),
    path('M-14 -160L34 -212H60L2 -142Z', '#ffffff', 'opacity=".85"'),
  );

/** A flag on a pole. */
export const flag = (colour: string, h: number): Prop =>
  prop(
    260,
    h,
    rect(-110, -h, 14, h, materials.woodDark, 6),
    circle(-103, -h, 13, materials.brass),
    path(
      `M-96 ${-h + 10}C-30 ${-h - 20} 40 ${-h + 50} 130 ${-h + 16}V${-h + 170}C40 ${-h + 200} -30 ${-h + 130} -96 ${-h + 166}Z`,
      colour,
    ),
    path(
      `M20 ${-h + 30}C60 ${-h + 40} 90 ${-h + 32} 130 ${-h + 16}V${-h + 170}C90 ${-h + 186} 60 ${-h + 182} 20 ${-h + 170}Z`,
      shift(colour, -0.06),
    ),
    rect(-150, -14, 94, 14, materials.woodDeep, 6),
  );

/** An apron on a peg. */
export const apron = (colour: string, pocket: string): Prop =>
  prop(
    190,
    340,
    rect(-10, -340, 20, 34, materials.woodDark, 6),
    stroke('M-44 -262C-40 -330 40 -330 44 -262', shift(colour, -0.12), 10),
    shaded(
      'M-46 -266H46L54 -186C84 -176 92 -160 92 -150V-10Q92 0 82 0H-82Q-92 0 -92 -10V-150C-92 -160 -84 -176 -54 -186Z',
      colour,
      26,
    ),
    rect(-52, -120, 104, 74, pocket, 8),
    rect(-52, -120, 104, 12, shift(pocket, -0.08)),
    rect(-28, -238, 56, 24, '#fffaf0', 5),
  );

/** A drawing of a shop, white on blue. */
export const blueprint = (w: number, h: number): Prop => {
  const ink = '#e4eefc';
  return prop(
    w,
    h,
    path(`M${n(-w / 2)} ${n(-h)}H${n(w / 2)}V0H${n(-w / 2)}Z`, '#2f5a9e'),
    repeat(Math.floor(w / 40), (i) => rect(-w / 2 + i * 40, -h, 1.6, h, '#4a73b3')),
    repeat(Math.floor(h / 40), (i) => rect(-w / 2, -h + i * 40, w, 1.6, '#4a73b3')),
    `<g fill="none" stroke="${ink}" stroke-width="5">`,
    `<path d="M-190 -50V-250H190V-50ZM-190 -210H190M-214 -250H214V-290H-214ZM-160 -50V-180H-20V-50M20 -50V-190H110V-50M-160 -110H-20"/><path d="M-190 -210q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0q19 26 38 0"/><path d="M-190 -20H190M-190 -32V-8M190 -32V-8"/>`,
    '</g>',
    circle(94, -116, 6, ink),
  );
};

/** A map pin. */
export const pin = (colour: string, h: number): Prop =>
  prop(
    h * 0.6,
    h,
    path(
      `M0 0C${n(-h * 0.1)} ${n(-h * 0.3)} ${n(-h * 0.3)} ${n(-h * 0.42)} ${n(-h * 0.3)} ${n(-h * 0.68)}A${n(h * 0.3)} ${n(h * 0.3)} 0 1 1 ${n(h * 0.3)} ${n(-h * 0.68)}C${n(h * 0.3)} ${n(-h * 0.42)} ${n(h * 0.1)} ${n(-h * 0.3)} 0 0Z`,
      colour,
    ),
    path(
      `M0 ${n(-h * 0.98)}A${n(h * 0.3)} ${n(h * 0.3)} 0 0 1 ${n(h * 0.3)} ${n(-h * 0.68)}C${n(h * 0.3)} ${n(-h * 0.42)} ${n(h * 0.1)} ${n(-h * 0.3)} 0 0Z`,
      shift(colour, -0.06),
    ),
    circle(0, -h * 0.68, h * 0.13, '#fffaf0'),
  );

export const inkPad = (colour: string): Prop =>
  prop(200, 60, block(-100, 0, 200, 52, materials.iron, 10), rect(-84, -48, 168, 20, colour, 6));
