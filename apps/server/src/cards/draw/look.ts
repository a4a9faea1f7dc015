import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { formatRgb } from 'culori';
import type { CardBrand } from '@naya/contract/cards';
import { hueNumber } from '@naya/contract/categories/hue';
import { provider } from '@naya/contract/site-info/provider';
import { makePalette } from '../../theme/palette.ts';

export const colours = {
  paper: '#fffbf4',
  surface: '#ffffff',
  ink: '#1d1a16',
  muted: '#665e52',
  line: '#e7dccb',
  cream: '#fff6e4',
  marigold: '#f2a516',
};

/** The angles of the site's hues, in the order of their numbers (hues.css). */
const angles = [45, 318, 282, 152, 185, 250, 128, 350, 20, 218, 100, 72];

/** Satori knows no oklch: the same colour as its red, green and blue. */
const fromOklch = (l: number, c: number, h: number): string =>
  formatRgb({ mode: 'oklch', l, c, h });

export type Hue = { solid: string; ink: string; tint: string; pale: string };

/** The colours of a category, as on the site. */
export function hueOf(category: string): Hue {
  const angle = angles[hueNumber(category)] ?? 0;
  return {
    solid: fromOklch(0.61, 0.12, angle),
    ink: fromOklch(0.41, 0.085, angle),
    tint: fromOklch(0.955, 0.024, angle),
    pale: fromOklch(0.94, 0.035, angle),
  };
}

const { resolve } = createRequire(import.meta.url);
const weights = [500, 700, 800] as const;
/** The rupee sign stands in the second. */
const subsets = { 'Anek Latin': 'latin', 'Anek Latin Ext': 'latin-ext' };

export const fontFamily = Object.keys(subsets).join(', ');

export function readFonts() {
  return Promise.all(
    Object.entries(subsets).flatMap(([name, subset]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        data: await readFile(
          resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-${weight}-normal.woff`),
        ),
      })),
    ),
  );
}

/** Characters that the fonts lack (emoji, other scripts) are left out rather than drawn as boxes. */
const unknown = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2032\u2033\u20b9]/gu;

export function printable(text: string | null): string {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(unknown, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** A card shows this of the site itself; the logo is a data URL. */
export type Look = Record<'name' | 'sign' | 'board' | 'onBoardMuted' | 'wall' | 'edge', string> & {
  logo: string | null;
};

const ownColours = {
  sign: '#0b5b4a',
  board: '#084638',
  onBoardMuted: '#c4d9cf',
  wall: '#2b8a72',
  edge: '#05241c',
};

export function lookOf(brand: CardBrand, logo: string | null): Look {
  const name = printable(brand?.name ?? '') || provider.siteName;
  if (!brand?.colour) return { ...ownColours, name, logo };
  const { light, dark } = makePalette(brand.colour);
  return {
    name,
    logo,
    sign: light.sign,
    board: light.board,
    onBoardMuted: light['on-board-muted'],
    wall: dark['logo-wall'],
    edge: dark['logo-edge'],
  };
}
