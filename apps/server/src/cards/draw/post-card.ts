import type { PostCard } from '@naya/contract/cards';
import { colours, hueOf } from './colours.ts';
import { printable } from './fonts.ts';
import type { Look } from './look.ts';
import type { CardPictures } from './franchise-card.ts';
import { awning, box, chip, foot, picture, sheet, title } from './pieces.ts';

const view = { width: 400, height: 398 };

const besideCover: [number, number][] = [
  [30, 78],
  [55, 66],
  [80, 56],
  [110, 48],
];
const alone: [number, number][] = [
  [60, 84],
  [120, 70],
  [180, 56],
];

export function drawPost(card: PostCard, pictures: CardPictures, look: Look) {
  const category = printable(card.category);
  const byline = [card.author, card.date].map(printable).filter(Boolean).join(', ');
  const cover = pictures.picture;
  return sheet(
    colours.paper,
    awning(look.sign, colours.cream),
    box(
      { flexGrow: 1, padding: '26px 64px 34px', justifyContent: 'space-between' },
      box(
        {
          width: cover ? 624 : 1072,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        box(
          { flexDirection: 'column', gap: 18 },
          category ? chip(category, hueOf(category)) : null,
          title(
            printable(card.title) || 'From the blog',
            cover ? besideCover : alone,
            cover ? 5 : 4,
          ),
        ),
        byline ? box({ color: colours.muted, fontSize: 30 }, byline) : null,
      ),
      cover
        ? picture(cover, { ...view, borderRadius: 18, objectFit: 'cover', alignSelf: 'flex-end' })
        : null,
    ),
    foot(look, 'Blog'),
  );
}
