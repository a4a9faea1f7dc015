import { lchOf, mix, shift, tint } from './colour.ts';
import type { Random } from './random.ts';

/** Colours of the site itself. */
export const tokens = {
  paper: '#fffbf4',
  sunken: '#f6efe3',
  ink: '#1d1a16',
  muted: '#665e52',
  line: '#e7dccb',
  sign: '#0b5b4a',
  marigold: '#f2a516',
  brick: '#b3341c',
  leaf: '#1a7a44',
  indigo: '#2c4794',
} as const;

/** Things that keep their colour whatever the brand. */
export const materials = {
  cream: '#fff4e0',
  milk: '#fffaf0',
  wood: '#b9804a',
  woodDeep: '#8f5c30',
  woodDark: '#5f3a1f',
  steel: '#c9cdca',
  steelLight: '#e6e8e4',
  steelDeep: '#979e9d',
  steelDark: '#5d6566',
  iron: '#3a3a3c',
  rubber: '#2a2a2d',
  clay: '#c4683c',
  clayDeep: '#9c4a28',
  clayLight: '#dd8c5d',
  leaf: '#4f8a4b',
  leafDeep: '#2f6a41',
  leafLight: '#82b066',
  glass: '#cfe3e0',
  glassLight: '#eaf4f0',
  brass: '#d8a53a',
  brassDeep: '#a97718',
  brassLight: '#f2cf77',
  road: '#a69d93',
  stone: '#e3d6c0',
  stoneDeep: '#cdbea5',
  stoneDark: '#a3957f',
  bread: '#d99a4e',
  breadDeep: '#b3702c',
  breadLight: '#f0c381',
  shadow: '#2a1e16',
} as const;

export type Palette = {
  main: string;
  mainDeep: string;
  mainDark: string;
  mainSoft: string;
  mainPale: string;
  /** Reads well on `main`: the lettering of the sign. */
  second: string;
  /** The darker and the lighter of the two brand colours. */
  dark: string;
  light: string;
  accent: string;
  accentDeep: string;
  wall: string;
  wallDeep: string;
  wallLight: string;
  trim: string;
  /** The wall behind a still life or a room. */
  ground: string;
};

const plasters = [
  '#f3dfbd',
  '#f0cdb4',
  '#cfdcd0',
  '#e9d7e0',
  '#cfdbe6',
  '#f2d489',
  '#e4b89c',
  '#e6e0d2',
];
const grounds = ['#f6e6c4', '#d8e5d2', '#d3e6e4', '#f6d9c6', '#e7dfee', '#f7e2a6', '#dbe3ef'];
const accents = [tokens.marigold, tokens.brick, '#3d5aa6', '#1f7a66', '#d9667a', '#2f8f9b'];

const hueGap = (a: string, b: string) => {
  const gap = Math.abs(lchOf(a).h - lchOf(b).h);
  return Math.min(gap, 360 - gap);
};

export function paletteOf(colours: { main: string; second: string }, random: Random): Palette {
  const { main, second } = colours;
  const mainIsDark = lchOf(main).l < lchOf(second).l;
  const dark = mainIsDark ? main : second;
  const light = mainIsDark ? second : main;
  const wall = random.pick(plasters.filter((plaster) => hueGap(plaster, main) > 24));
  const accent = random.pick(accents.filter((colour) => hueGap(colour, main) > 50));
  const ground = random.pick([
    tint(main, 0.91, 0.04),
    ...grounds.filter((tone) => hueGap(tone, main) > 40),
  ]);
  return {
    main,
    ground,
    second,
    dark,
    light,
    mainDeep: shift(main, -0.07),
    mainDark: shift(main, lchOf(main).l > 0.6 ? -0.3 : -0.14),
    mainSoft: tint(main, 0.82, 0.09),
    mainPale: tint(main, 0.93, 0.035),
    accent,
    accentDeep: shift(accent, -0.08),
    wall,
    wallDeep: mix(wall, '#7a4a3a', 0.16),
    wallLight: mix(wall, '#ffffff', 0.45),
    trim: random.pick([materials.cream, mix(wall, '#ffffff', 0.7), mix(main, '#fff4e0', 0.82)]),
  };
}
