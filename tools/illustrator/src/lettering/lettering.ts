import block from './block.json' with { type: 'json' };
import elegant from './elegant.json' with { type: 'json' };
import flourish from './flourish.json' with { type: 'json' };
import hand from './hand.json' with { type: 'json' };
import painted from './painted.json' with { type: 'json' };
import tall from './tall.json' with { type: 'json' };
import wide from './wide.json' with { type: 'json' };

type Cut = {
  capital: number;
  glyphs: Record<string, (string | number)[]>;
  kerning: Record<string, number>;
};
const cuts = { block, elegant, flourish, hand, painted, tall, wide };
export type LetterStyle = keyof typeof cuts;

/** `rise` and `depth` are how far the letters reach above and below the baseline. */
type Line = { svg: string; width: number; rise: number; depth: number };
type Setting = { style: LetterStyle; size: number; fill: string; tracking?: number; more?: string };

const cutOf = (style: LetterStyle): Cut => cuts[style];

/** Height of a capital letter when set at `size`. */
const capitalHeight = (style: LetterStyle, size: number) => (cutOf(style).capital / 1000) * size;

/** One line of text as outlines, its baseline at 0 and its left end at 0. */
function setLine(text: string, { style, size, fill, tracking = 0, more = '' }: Setting): Line {
  const { glyphs, kerning } = cutOf(style);
  let x = 0;
  let previous = '';
  let d = '';
  const heights = [0];
  for (const character of text) {
    const [advance, outline] = glyphs[character] ?? glyphs[' '] ?? [300, ''];
    x += kerning[previous + character] ?? 0;
    d += place(String(outline), x);
    heights.push(...heightsOf(String(outline)));
    x += Number(advance) + tracking * 1000;
    previous = character;
  }
  const scale = Math.round(size * 1000) / 1_000_000;
  const svg = `<path transform="scale(${scale})" d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
  return {
    svg,
    width: ((x - tracking * 1000) * size) / 1000,
    rise: (-Math.min(...heights) * size) / 1000,
    depth: (Math.max(...heights) * size) / 1000,
  };
}

/** The heights that an outline of absolute commands passes through: the ends and middles of its curves. */
function heightsOf(outline: string): number[] {
  let last = 0;
  return [...outline.matchAll(/[MLQC]([^MLQCZ]+)/g)].flatMap(([, list = '']) => {
    const ys = list
      .trim()
      .split(' ')
      .map(Number)
      .filter((_, index) => index % 2 === 1);
    const [a = 0, b = 0, c] = ys;
    const from = last;
    last = ys.at(-1) ?? last;
    if (ys.length < 2) return [last];
    return [last, c === undefined ? (from + 2 * a + b) / 4 : (from + 3 * a + 3 * b + c) / 8];
  });
}

/** Moves an outline of absolute commands to the right. */
function place(outline: string, by: number): string {
  return outline.replace(/([MLQC])([^MLQCZ]+)/g, (_, command: string, list: string) => {
    const moved = list
      .split(' ')
      .map((value, index) => (index % 2 === 0 ? Math.round(Number(value) + by) : value));
    return command + moved.join(' ');
  });
}

type Place = Setting & { x: number; y: number; anchor?: 'start' | 'middle' | 'end' };

/** A line with its baseline at y. */
export function letters(text: string, { x, y, anchor = 'middle', ...setting }: Place): string {
  const { svg, width } = setLine(text, setting);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return `<g transform="translate(${Math.round(left * 10) / 10} ${Math.round(y * 10) / 10})">${svg}</g>`;
}

type Box = Omit<Setting, 'size'> & {
  x: number;
  y: number;
  w: number;
  h: number;
  most?: number;
  /** The space between two painted rules, which no letter may cross. */
  rules?: { top: number; bottom: number };
};

/** A line as large as a box allows, centred in it; `most` bounds the capital height. */
export function fitLetters(text: string, { x, y, w, h, most = h, rules, ...setting }: Box): string {
  const probe = setLine(text, { ...setting, size: 100 });
  const capital = capitalHeight(setting.style, 100);
  const { top, bottom } = rules ?? { top: -Infinity, bottom: Infinity };
  const scale = Math.min(
    h / capital,
    most / capital,
    w / probe.width,
    (bottom - top) / (probe.rise + probe.depth),
  );
  const baseline = Math.min(y + h / 2 + (capital * scale) / 2, bottom - probe.depth * scale);
  return letters(text, { ...setting, size: 100 * scale, x: x + w / 2, y: baseline });
}
