import { mix } from '../colour.ts';
import { materials, tokens } from '../palette.ts';
import { shutter } from '../street/bays.ts';
import { n, path, picture, rect, repeat } from '../svg.ts';

/** A neutral shop with its shutter down, for pictures that are missing, 800 by 600. */
export function placeholder(): string {
  const line = tokens.line;
  const board = mix(tokens.line, tokens.muted, 0.35);
  return picture(
    800,
    600,
    rect(0, 0, 800, 600, tokens.sunken),
    rect(150, 130, 500, 390, '#fbf5ea'),
    rect(136, 116, 528, 22, line, 4),
    rect(174, 170, 452, 76, board, 8),
    rect(300, 202, 200, 12, tokens.sunken, 6),
    repeat(9, (i) =>
      path(
        `M${n(174 + i * 50.2)} 258h50.2v30a25.1 22 0 0 1 -50.2 0Z`,
        i % 2 ? tokens.sunken : line,
      ),
    ),
    shutter({ x: 206, y: 306, w: 388, h: 214 }, 1, mix(line, materials.steel, 0.5)),
    rect(0, 520, 800, 80, line),
    rect(0, 520, 800, 8, board),
  );
}
