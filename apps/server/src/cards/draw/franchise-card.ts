import type { FranchiseCard } from '@naya/contract/cards';
import { colours, hueOf, type Hue, printable, type Look } from './look.ts';
import { awning, box, chip, foot, picture, sheet, title } from './pieces.ts';

/** The card's pictures as data, where they could be read. */
export type CardPictures = { picture: string | null; logo: string | null };

const view = { width: 420, height: 398 };

export function drawFranchise(card: FranchiseCard, pictures: CardPictures, look: Look) {
  const hue = hueOf(card.category);
  const name = printable(card.name) || 'Franchise opportunity';
  const category = printable(card.category);
  return sheet(
    colours.paper,
    awning(hue.solid, hue.pale),
    box(
      { flexGrow: 1, padding: '26px 64px 34px', justifyContent: 'space-between' },
      box(
        { width: 612, flexDirection: 'column', justifyContent: 'space-between' },
        box(
          { flexDirection: 'column', gap: 16 },
          category ? chip(category, hue) : null,
          title(name, nameSizes, 3),
        ),
        figures(card),
      ),
      front(name, hue, pictures),
    ),
    foot(look, printable(card.places)),
  );
}

const nameSizes: [number, number][] = [
  [14, 92],
  [22, 78],
  [36, 64],
  [60, 50],
];

function figures({ investment, payback }: FranchiseCard) {
  const cells = [figure('Investment', investment), figure('Payback', payback)].filter(Boolean);
  if (cells.length === 0) return null;
  return box(
    { border: `2px solid ${colours.line}`, borderRadius: 14, backgroundColor: colours.surface },
    cells[0],
    cells[1] && box({ width: 2, backgroundColor: colours.line }),
    cells[1],
  );
}

function figure(label: string, value: string | null) {
  if (!value) return null;
  return box(
    { flexDirection: 'column', flexGrow: 1, padding: '14px 24px 10px' },
    box({ color: colours.muted, fontSize: 25 }, label),
    box({ fontSize: value.length > 16 ? 34 : 40, fontWeight: 800, letterSpacing: -0.5 }, value),
  );
}

/** The shop's picture with the logo on it; the logo alone; or the brand's first letter. */
function front(name: string, hue: Hue, pictures: CardPictures) {
  const frame = { ...view, borderRadius: 18, overflow: 'hidden' as const };
  if (pictures.picture) {
    return box(
      { position: 'relative', ...view, alignSelf: 'flex-end' },
      picture(pictures.picture, { ...frame, objectFit: 'cover' }),
      pictures.logo ? badge(pictures.logo) : null,
    );
  }
  const inside = pictures.logo
    ? picture(pictures.logo, { width: 260, height: 260, objectFit: 'contain' })
    : box({ fontSize: 230, fontWeight: 800, color: hue.ink }, Array.from(name)[0]);
  return box(
    {
      ...frame,
      alignSelf: 'flex-end',
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: pictures.logo ? '#ffffff' : hue.tint,
      border: `2px solid ${pictures.logo ? colours.line : hue.tint}`,
    },
    inside,
  );
}

function badge(logo: string) {
  return box(
    {
      position: 'absolute',
      left: -24,
      bottom: -14,
      padding: 8,
      borderRadius: 16,
      backgroundColor: '#ffffff',
      border: `2px solid ${colours.line}`,
    },
    picture(logo, { width: 100, height: 100, objectFit: 'contain' }),
  );
}
