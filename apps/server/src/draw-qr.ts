import { encode } from 'uqr';

/** The dark squares as the path of an SVG. */
export function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
