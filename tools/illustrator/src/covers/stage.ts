import { type Palette, paletteOf } from '../palette.ts';
import { type Prop, castShadow, stand } from '../prop.ts';
import { random } from '../random.ts';
import { type BackdropKind, backdrop } from '../still/backdrops.ts';
import { type TableKind, tableTop } from '../still/tables.ts';
import { rect } from '../svg.ts';

export const coverSize = { w: 1200, h: 675 };

type Placed = readonly [thing: Prop, x: number, y: number, scale: number];
export type Stage = {
  colours: { main: string; second: string };
  ground: string;
  back: BackdropKind;
  table: TableKind;
  /** Drawn on the wall, behind the things. */
  wall?: (palette: Palette) => string;
  things: (palette: Palette) => readonly Placed[];
};

/** A cover: a wall, a table and things on it. y counts from the far edge of the table. */
export function drawCover(key: string, stage: Stage): string {
  const { w, h } = coverSize;
  const table = 470;
  const seed = random(key);
  const palette = { ...paletteOf(stage.colours, seed), ground: stage.ground };
  return [
    backdrop(stage.back, { w, h, table }, palette, seed),
    stage.wall?.(palette) ?? '',
    tableTop(stage.table, { w, h, table }, palette),
    rect(0, table, w, 10, '#2a1e16', 0, 'opacity=".12"'),
    ...stage
      .things(palette)
      .map(
        ([thing, x, y, scale]) =>
          castShadow(x, table + y - 2, thing.w * scale * 0.9) + stand(thing, x, table + y, scale),
      ),
  ].join('');
}
