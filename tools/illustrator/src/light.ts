import { lchOf, mix, oklch } from './colour.ts';

export type Hour = 'morning' | 'noon' | 'dusk' | 'night';
export type Light = {
  hour: Hour;
  sky: string;
  cloud: string;
  far: string;
  lamps: boolean;
  cast: (hex: string) => string;
};

const dim = (hex: string, amount: number, floor: number, chroma: number) => {
  const { l, c, h } = lchOf(hex);
  return oklch(l * amount + floor, c * chroma, h);
};

export const lights: Record<Hour, Light> = {
  morning: {
    hour: 'morning',
    sky: '#fbe3c3',
    cloud: '#fdf0dc',
    far: '#f2cfac',
    lamps: false,
    cast: (hex) => mix(hex, '#ffc98a', 0.07),
  },
  noon: {
    hour: 'noon',
    sky: '#c6e3e4',
    cloud: '#e2f1ef',
    far: '#aed2d4',
    lamps: false,
    cast: (hex) => hex,
  },
  dusk: {
    hour: 'dusk',
    sky: '#f2b08c',
    cloud: '#f8c6a0',
    far: '#d58a83',
    lamps: true,
    cast: (hex) => mix(dim(hex, 0.82, 0.02, 0.95), '#8a4668', 0.2),
  },
  night: {
    hour: 'night',
    sky: '#27325e',
    cloud: '#313e6e',
    far: '#1f284f',
    lamps: true,
    cast: (hex) => mix(dim(hex, 0.56, 0.06, 0.9), '#2a3a7c', 0.4),
  },
};

const hexes = /#[0-9a-f]{6}\b/gi;

/** Paints a fragment in a light. Colours that `lit` has marked stay unchanged. */
export const applyLight = (fragment: string, light: Light) => {
  const seen = new Map<string, string>();
  return fragment.replace(hexes, (hex) => {
    const known = seen.get(hex);
    if (known !== undefined) return known;
    const cast = light.cast(hex);
    seen.set(hex, cast);
    return cast;
  });
};

/** Shines by itself: written as rgb(), which `applyLight` leaves alone. */
export const lit = (fragment: string) =>
  fragment.replace(hexes, (hex) => {
    const value = Number.parseInt(hex.slice(1), 16);
    return `rgb(${value >> 16},${(value >> 8) & 255},${value & 255})`;
  });

/** Shines when the lamps are on. */
export const shining = (on: boolean, ...parts: string[]) =>
  on ? lit(parts.join('')) : parts.join('');
