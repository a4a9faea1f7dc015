import { hueNumber } from '@naya/contract/categories/hue';
import { formatRgb } from 'culori';

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
