import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** The grounds that text in the brand's colour stands on, and the text on the dark board. */
const light = { paper: '#fffbf4', sunken: '#f6efe3', onBoard: '#fff6e4' };
const dark = { paper: '#16130f', surface: '#211d17', onBoard: '#fff3dc' };
/** WCAG 2.2 asks this of text at level AA. */
const readable = 4.5;

export type Palette = {
  light: Tokens;
  dark: Tokens;
  /** The colour itself could not be read on light pages. */
  isDarkened: boolean;
};
type Tokens = Record<
  | 'sign'
  | 'sign-hover'
  | 'sign-tint'
  | 'on-sign'
  | 'board'
  | 'board-line'
  | 'on-board-muted'
  | 'awning-sign'
  | 'logo-wall'
  | 'logo-edge',
  string
>;

/**
 * Every token of the brand's colour, from that one colour. A colour that could not be read on the site's grounds is made
 * darker (in the dark scheme lighter) until it can.
 */
export function makePalette(colour: string): Palette {
  const { c = 0, h = 0, l = 0.5 } = toOklch(colour) ?? {};
  const at = (lightness: number, maxChroma = c) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, maxChroma), h } as Oklch, 'oklch'),
    );
  const shade = (from: number, step: number, grounds: string[]) => {
    // White may come out a hair above 1.
    let lightness = Math.min(from, 1);
    while (lightness >= 0 && lightness <= 1 && !isReadable(at(lightness), grounds))
      lightness += step;
    return lightness;
  };
  const sign = shade(l, -0.01, [light.paper, light.sunken, at(0.945, 0.03)]);
  const board = shade(Math.min(sign, 0.36), -0.01, [light.onBoard, at(0.86, 0.03)]);
  const darkSign = shade(Math.max(l, 0.78), 0.01, [dark.paper, dark.surface, at(0.3, 0.05)]);
  return {
    isDarkened: sign < Math.min(l, 1),
    light: {
      sign: at(sign),
      'sign-hover': at(Math.max(sign - 0.08, 0)),
      'sign-tint': at(0.945, 0.03),
      'on-sign': '#ffffff',
      board: at(board, 0.09),
      'board-line': at(board + 0.12, 0.09),
      'on-board-muted': at(0.86, 0.03),
      'awning-sign': at(sign),
      'logo-wall': at(sign),
      'logo-edge': at(board, 0.09),
    },
    dark: {
      sign: at(darkSign, 0.13),
      'sign-hover': at(Math.min(darkSign + 0.06, 0.97), 0.12),
      'sign-tint': at(0.3, 0.05),
      'on-sign': at(0.2, 0.05),
      board: at(0.26, 0.05),
      'board-line': at(0.43, 0.07),
      'on-board-muted': at(0.83, 0.03),
      'awning-sign': at(0.48, 0.1),
      'logo-wall': at(0.58, 0.11),
      'logo-edge': at(0.2, 0.05),
    },
  };
}

function isReadable(colour: string, grounds: string[]): boolean {
  return grounds.every((ground) => wcagContrast(colour, ground) >= readable);
}

/** The stylesheet that replaces these tokens of the site. */
export function writeBrandStyle(colour: string): string {
  const palette = makePalette(colour);
  const rules = (tokens: Tokens) =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `:root{${rules(palette.light)}}@media (prefers-color-scheme:dark){:root{${rules(palette.dark)}}}`;
}
