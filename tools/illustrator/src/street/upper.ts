import { mix, shift } from '../colour.ts';
import { lit } from '../light.ts';
import { type Palette, materials } from '../palette.ts';
import { stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, line, n, path, rect, repeat, stroke } from '../svg.ts';
import { pottedPlant } from './greenery.ts';

export const upperKinds = ['shutters', 'arches', 'balcony', 'modern'] as const;
type UpperKind = (typeof upperKinds)[number];
type Look = { palette: Palette; kind: UpperKind; lamps: boolean; random: Random };
type Box = { x: number; y: number; w: number; h: number };

const paneColour = (look: Look) =>
  look.lamps && look.random.chance(0.6) ? lit('#ffd98e') : '#54707a';

function shuttered(x: number, y: number, w: number, h: number, look: Look): string {
  const { palette } = look;
  const leaf = palette.accent;
  const louvres = (left: number) =>
    rect(left, y, w * 0.32, h, leaf, 2) +
    repeat(Math.floor(h / 14) - 1, (i) =>
      rect(left + 5, y + 9 + i * 14, w * 0.32 - 10, 5, shift(leaf, -0.08)),
    );
  return [
    rect(x + w * 0.28, y - 6, w * 0.44, h + 10, palette.trim),
    rect(x + w * 0.32, y, w * 0.36, h, paneColour(look)),
    rect(x + w * 0.495, y, 4, h, palette.trim),
    rect(x + w * 0.32, y + h * 0.4, w * 0.36, 4, palette.trim),
    louvres(x - 2),
    louvres(x + w * 0.68 + 2),
    rect(x + w * 0.2, y + h + 4, w * 0.6, 10, palette.wallDeep, 2),
  ].join('');
}

/** A cusped arch, as over a jharokha. */
function arched(x: number, y: number, w: number, h: number, look: Look): string {
  const { palette } = look;
  const arch = (grow: number) => {
    const l = x + w * 0.16 - grow;
    const r = x + w * 0.84 + grow;
    const half = (r - l) / 2;
    const spring = y + h * 0.38;
    return `M${n(l)} ${n(y + h)}V${n(spring)}c${n(half * 0.1)} ${n(-h * 0.18)} ${n(half * 0.55)} ${n(-h * 0.2)} ${n(half)} ${n(-h * 0.4 - grow)}c${n(half * 0.45)} ${n(h * 0.2 + grow)} ${n(half * 0.9)} ${n(h * 0.22 + grow)} ${n(half)} ${n(h * 0.4 + grow)}V${n(y + h)}Z`;
  };
  return [
    path(arch(12), palette.trim),
    path(arch(0), paneColour(look)),
    rect(x + w / 2 - 2, y + h * 0.2, 4, h * 0.8, palette.trim),
    rect(x + w * 0.16, y + h * 0.52, w * 0.68, 4, palette.trim),
    rect(x + w * 0.06, y + h, w * 0.88, 12, palette.wallDeep, 2),
  ].join('');
}

function modern(x: number, y: number, w: number, h: number, look: Look): string {
  return [
    rect(x, y, w, h, look.palette.trim, 2),
    rect(x + 7, y + 7, w - 14, h - 14, paneColour(look)),
    rect(x + w * 0.62, y + 7, 5, h - 14, look.palette.trim),
    rect(x + 7, y + 7, w * 0.2, h - 14, '#ffffff', 0, 'opacity=".14"'),
    rect(x - 10, y - 14, w + 20, 12, look.palette.wallDeep),
  ].join('');
}

function acUnit(x: number, y: number): string {
  return [
    rect(x + 6, y + 8, 92, 62, materials.shadow, 4, 'opacity=".16"'),
    rect(x, y, 92, 60, '#eceae2', 5),
    circle(x + 32, y + 30, 22, '#cfcdc4'),
    circle(x + 32, y + 30, 7, '#a9a79d'),
    repeat(5, (i) => rect(x + 62, y + 12 + i * 8, 22, 3, '#c3c1b7')),
    stroke(`M${n(x + 80)} ${n(y + 60)}v24q0 10 10 10h20`, '#d8d5ca', 5),
  ].join('');
}

function balcony({ x, y, w, h }: Box, look: Look): string {
  const floor = y + h - 14;
  const rail = floor - 78;
  const iron = shift(look.palette.dark, -0.02);
  const posts = Math.round(w / 22);
  return [
    rect(x - 10, floor, w + 20, 18, look.palette.trim, 2),
    rect(x, floor + 18, w, 12, materials.shadow, 0, 'opacity=".16"'),
    repeat(posts + 1, (i) =>
      line(x + (w * i) / posts, rail + 4, x + (w * i) / posts, floor, iron, 3),
    ),
    repeat(Math.floor(posts / 2), (i) =>
      circle(
        x + (w * (2 * i + 1)) / posts,
        rail + 38,
        9,
        'none',
        `stroke="${iron}" stroke-width="3"`,
      ),
    ),
    rect(x - 8, rail - 4, w + 16, 9, iron, 3),
    stand(pottedPlant(look.random, look.palette.accent), x + w * 0.12, floor, 0.5),
    stand(pottedPlant(look.random, look.palette.accent), x + w * 0.86, floor, 0.5),
  ].join('');
}

/** The first floor: plaster, windows, cornice. Its top may lie above the picture. */
export function upperStorey(box: Box, look: Look): string {
  const { x, y, w, h } = box;
  const { palette, random } = look;
  const count = Math.max(2, Math.round(w / 250));
  const pitch = w / count;
  const winW = Math.min(150, pitch * 0.62);
  const winH = Math.min(150, h * 0.52);
  const winY = y + h - winH - (look.kind === 'balcony' ? 22 : 46);
  const draw = look.kind === 'shutters' ? shuttered : look.kind === 'modern' ? modern : arched;
  const acAt = random.int(0, count - 1);
  return [
    rect(x, y, w, h, palette.wall),
    rect(x + w - 34, y, 34, h, materials.shadow, 0, 'opacity=".08"'),
    rect(x, y + 34, w, 5, mix(palette.wall, palette.wallDeep, 0.6)),
    repeat(count, (i) => draw(x + pitch * (i + 0.5) - winW / 2, winY, winW, winH, look)),
    look.kind === 'balcony' ? balcony({ x: x + w * 0.14, y, w: w * 0.72, h }, look) : '',
    look.kind === 'modern'
      ? acUnit(x + pitch * (acAt + 0.5) - 46 + (count > 1 ? pitch / 2 : 0), winY + winH - 74)
      : '',
    rect(x - 14, y - 22, w + 28, 24, palette.trim, 3),
    rect(x - 6, y, w + 12, 10, palette.wallDeep),
    rect(x - 4, y + h - 14, w + 8, 16, palette.trim, 2),
  ].join('');
}
