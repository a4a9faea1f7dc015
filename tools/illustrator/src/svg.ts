/** Shapes as SVG text. `more` takes further attributes verbatim. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${n(r)}"` : ''}${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${more && ` ${more}`}/>`;

/** A stroke without a fill; ends and joints are round unless `more` says otherwise. */
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
) => stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width);

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const at = (x: number, y: number, ...children: string[]) =>
  group(`translate(${n(x)} ${n(y)})`, ...children);

export const scaled = (x: number, y: number, scale: number, ...children: string[]) =>
  group(`translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})`, ...children);

function shortHash(text: string): string {
  let h = 5381;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 33) ^ text.charCodeAt(i)) >>> 0;
  return h.toString(36);
}

/** Content cut to a shape. The id comes from the shape, so equal input gives equal bytes. */
export function clipped(shape: string, ...children: string[]): string {
  const id = `c${shortHash(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;
}

/** `count` pieces, one after another. */
export const repeat = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

export const picture = (width: number, height: number, ...children: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`;
