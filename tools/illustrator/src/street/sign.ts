import { lchOf, mix } from '../colour.ts';
import { type LetterStyle, fitLetters } from '../lettering/lettering.ts';
import { signText } from '../brand-look.ts';
import { lit } from '../light.ts';
import { type Palette, materials } from '../palette.ts';
import { at, circle, n, path, rect, repeat, scaled, stroke } from '../svg.ts';

export const signKinds = ['board', 'lightbox', 'crest', 'letters', 'band'] as const;
export type SignKind = (typeof signKinds)[number];
type Sign = {
  kind: SignKind;
  style: LetterStyle;
  name: string;
  /** The brand's mark in a box of 100 by 100 around (0, 0). */
  icon: (ink: string, ground: string) => string;
  lamps: boolean;
};
type Box = { x: number; y: number; w: number; h: number };

/** The shade reaches 5 px lower than the letters. */
const rulesAt = (top: number, bottom: number) => ({ top: top + 3, bottom: bottom - 7 });

function lettering(
  sign: Sign,
  box: Box,
  rules: { top: number; bottom: number },
  ink: string,
  shade: string,
): string {
  const setting = {
    style: sign.style,
    most: box.h * 0.52,
    tracking: sign.style === 'tall' ? 0.03 : 0,
    rules,
  };
  const front = fitLetters(signText(sign), { ...setting, ...box, fill: ink });
  const behind = fitLetters(signText(sign), { ...setting, ...box, fill: shade });
  return at(4, 5, behind) + (sign.lamps ? lit(front) : front);
}

/** Corner ornaments of a painted board. */
const corners = ({ x, y, w, h }: Box, colour: string) =>
  [
    [x, y, 0],
    [x + w, y, 90],
    [x + w, y + h, 180],
    [x, y + h, 270],
  ]
    .map(
      ([cx = 0, cy = 0, turn = 0]) =>
        `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${turn})">${stroke('M10 34V24A14 14 0 0 0 24 10H34', colour, 3)}${circle(12, 12, 3.5, colour)}</g>`,
    )
    .join('');

function gooseneck(x: number, y: number, on: boolean): string {
  return [
    stroke(`M${n(x)} ${n(y - 6)}v-22q0 -16 14 -16`, materials.iron, 4),
    path(`M${n(x + 8)} ${n(y - 48)}h16l8 18h-30Z`, materials.iron),
    on ? lit(path(`M${n(x + 2)} ${n(y - 30)}h30l26 90h-84Z`, '#ffe3a0', 'opacity=".28"')) : '',
  ].join('');
}

export function signboard(sign: Sign, box: Box, palette: Palette): string {
  const { x, y, w, h } = box;
  const { main, second, mainDeep, mainDark } = palette;
  const shade = lchOf(main).l > 0.6 ? mix(main, materials.shadow, 0.28) : mainDark;
  const under = rect(x + 8, y + h, w - 8, 14, materials.shadow, 0, 'opacity=".18"');
  const roundel = (cx: number, r: number, ground: string, ink: string) =>
    circle(cx, y + h / 2, r, ground) +
    scaled(cx, y + h / 2, (r * 1.3) / 100, sign.icon(ink, ground));
  const inner = { x: x + h * 1.12, y, w: w - h * 1.62, h };
  const middle = { x: x + 62, y, w: w - 124, h };
  const icon = w / h > 5.2;
  if (sign.kind === 'lightbox')
    return [
      under,
      rect(x, y, w, h, materials.iron, 10),
      sign.lamps
        ? lit(rect(x + 7, y + 7, w - 14, h - 14, '#fff3d6', 5))
        : rect(x + 7, y + 7, w - 14, h - 14, materials.cream, 5),
      rect(x + 7, y + h - 19, w - 14, 12, palette.accent),
      icon ? roundel(x + h * 0.62, h * 0.33, main, second) : '',
      lettering(
        sign,
        icon ? inner : middle,
        rulesAt(y + 7, y + h - 19),
        palette.dark,
        mix(materials.cream, palette.dark, 0.18),
      ),
    ].join('');
  if (sign.kind === 'band')
    return [
      rect(x, y, w, h, main),
      rect(x, y + 8, w, 4, second),
      rect(x, y + h - 12, w, 4, second),
      lettering(sign, middle, rulesAt(y + 12, y + h - 12), second, shade),
    ].join('');
  const ground =
    sign.kind === 'letters'
      ? rect(x, y, w, h, mainDeep) +
        repeat(Math.floor(w / 46), (i) => rect(x + 23 + i * 46, y, 2, h, shade))
      : [
          rect(x, y, w, h, shade, 8),
          rect(x + 5, y + 4, w - 10, h - 11, main, 6),
          rect(x + 16, y + 15, w - 32, h - 32, 'none', 3, `stroke="${second}" stroke-width="2.5"`),
          corners({ x: x + 16, y: y + 15, w: w - 32, h: h - 32 }, second),
        ].join('');
  const crest =
    sign.kind === 'crest'
      ? [
          path(
            `M${n(x + w / 2 - 120)} ${n(y + 6)}c30 0 38 -16 52 -34c14 -18 40 -22 68 -44c28 22 54 26 68 44c14 18 22 34 52 34Z`,
            shade,
          ),
          path(
            `M${n(x + w / 2 - 104)} ${n(y + 6)}c30 -4 34 -18 46 -31c13 -15 36 -18 58 -36c22 18 45 21 58 36c12 13 16 27 46 31Z`,
            main,
          ),
          scaled(x + w / 2, y - 14, 0.5, sign.icon(second, main)),
        ].join('')
      : '';
  const lamps =
    sign.kind === 'letters'
      ? repeat(3, (i) => gooseneck(x + (w * (i + 0.5)) / 3 - 14, y, sign.lamps))
      : '';
  const useIcon = icon && sign.kind === 'board';
  const rules = sign.kind === 'letters' ? rulesAt(y, y + h) : rulesAt(y + 16, y + h - 18);
  return [
    under,
    ground,
    crest,
    useIcon
      ? roundel(x + h * 0.72, h * 0.3, second, palette.dark === second ? main : palette.dark)
      : '',
    lettering(sign, useIcon ? inner : middle, rules, second, shade),
    lamps,
  ].join('');
}
