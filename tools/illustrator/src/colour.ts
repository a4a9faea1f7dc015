/** Colours are mixed in OKLab, so that tints of different hues look equally light. */
type Lch = { l: number; c: number; h: number };
type Lab = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((n >> 16) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOf([L, a, b]: Lab): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const inGamut = (rgb: number[]) => rgb.every((v) => v >= -0.001 && v <= 1.001);

const byte = (v: number) => Math.round(Math.min(1, Math.max(0, v)) * 255);

function hexOf(rgb: number[]): string {
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** Chroma gives way until the colour fits sRGB; lightness and hue stay. */
export function oklch(l: number, c: number, h: number): string {
  const angle = (h * Math.PI) / 180;
  for (let chroma = c; ; chroma -= 0.005) {
    const rgb = rgbOf([
      l,
      Math.max(0, chroma) * Math.cos(angle),
      Math.max(0, chroma) * Math.sin(angle),
    ]);
    if (chroma <= 0 || inGamut(rgb)) return hexOf(rgb);
  }
}

export function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

export function mix(from: string, to: string, amount: number): string {
  const a = labOf(from);
  const b = labOf(to);
  const blend = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  return hexOf(rgbOf([blend(0), blend(1), blend(2)]));
}

/** The same hue, lighter or darker by `by` (OKLCH lightness, −1 to 1). */
export function shift(hex: string, by: number, chroma = 1): string {
  const { l, c, h } = lchOf(hex);
  return oklch(Math.min(0.99, Math.max(0.05, l + by)), c * chroma, h);
}

/** The same hue at a given lightness, chroma no higher than `most`. */
export function tint(hex: string, lightness: number, most: number): string {
  const { c, h } = lchOf(hex);
  return oklch(lightness, Math.min(c, most), h);
}
