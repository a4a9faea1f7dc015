import type { Random } from '../random.ts';
import { rect, scaled } from '../svg.ts';
import { landmarks } from './landmarks.ts';

type Look = { width: number; base: number; ink: string; far: string; gap: string };

/** A city on the horizon: plain roofs, its landmark before them. */
export function silhouette(
  city: string,
  { width, base, ink, far, gap }: Look,
  scale: number,
  random: Random,
): string {
  let x = -30;
  let roofs = '';
  while (x < width) {
    const w = random.between(50, 130);
    const h = random.between(40, 150) * scale;
    roofs += rect(x, base - h, w + 1, h + 4, far);
    if (random.chance(0.3)) roofs += rect(x + w * 0.3, base - h - 22, 26, 22, far, 3);
    x += w;
  }
  const landmark = landmarks[city];
  return roofs + (landmark ? scaled(width * 0.5, base, scale, landmark(ink, gap)) : '');
}
