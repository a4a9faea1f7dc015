import type { SiteCard } from '@naya/contract/cards';
import { colours } from './colours.ts';
import { printable } from './fonts.ts';
import type { Look } from './look.ts';
import { awning, box, sheet, siteName, title } from './pieces.ts';

const sizes: [number, number][] = [
  [40, 92],
  [70, 76],
  [120, 60],
];

export function drawSite({ headline }: SiteCard, look: Look) {
  return sheet(
    look.board,
    awning(colours.marigold, colours.cream),
    box(
      { flexGrow: 1, flexDirection: 'column', padding: '40px 64px 56px', color: colours.cream },
      siteName(look, colours.cream, 56),
      box(
        { flexGrow: 1, alignItems: 'flex-end' },
        title(printable(headline) || look.name, sizes, 3),
      ),
    ),
  );
}
