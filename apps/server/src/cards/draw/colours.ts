import { hueNumber } from '@naya/contract/categories/hue';

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

/** Drawing knows no oklch: the same colour as its red, green and blue. */
function fromOklch(lightness: number, chroma: number, angle: number): string {
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((angle * Math.PI) / 180));
  const mixed = [
    [0.3963377774, 0.2158037573],
    [-0.1055613458, -0.0638541728],
    [-0.0894841775, -1.291485548],
  ].map(([x = 0, y = 0]) => (lightness + x * (a ?? 0) + y * (b ?? 0)) ** 3);
  const parts = [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ].map((row) => toByte(row.reduce((sum, share, index) => sum + share * (mixed[index] ?? 0), 0)));
  return `rgb(${parts.join(',')})`;
}

function toByte(linear: number): number {
  const level = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, level)) * 255);
}

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
