import { n, path, polygon, rect } from '../svg.ts';

export const dome = (x: number, y: number, w: number, ink: string) =>
  path(
    `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.62)} ${n(y - w * 0.5)} ${n(x - w * 0.16)} ${n(y - w * 0.66)} ${n(x)} ${n(y - w * 0.95)}C${n(x + w * 0.16)} ${n(y - w * 0.66)} ${n(x + w * 0.62)} ${n(y - w * 0.5)} ${n(x + w / 2)} ${n(y)}Z`,
    ink,
  ) + rect(x - 1.5, y - w * 1.15, 3, w * 0.3, ink);

export const archGap = (x: number, y: number, w: number, h: number, gap: string) =>
  path(
    `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.6)}C${n(x - w / 2)} ${n(y - h * 0.82)} ${n(x - w * 0.2)} ${n(y - h * 0.84)} ${n(x)} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.84)} ${n(x + w / 2)} ${n(y - h * 0.82)} ${n(x + w / 2)} ${n(y - h * 0.6)}V${n(y)}Z`,
    gap,
  );

export const minaret = (x: number, h: number, w: number, ink: string) =>
  polygon(
    [
      [x - w / 2, 0],
      [x + w / 2, 0],
      [x + w * 0.34, -h],
      [x - w * 0.34, -h],
    ],
    ink,
  ) +
  [0.35, 0.66, 1].map((t) => rect(x - w * 0.62, -h * t - 5, w * 1.24, 9, ink, 2)).join('') +
  dome(x, -h, w * 0.7, ink);
