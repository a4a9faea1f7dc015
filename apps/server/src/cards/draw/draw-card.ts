import satori from 'satori';
import sharp from 'sharp';
import type { Card, CardBrand, IconCard, SiteCard, PostCard } from '@naya/contract/cards';
import { cardSize } from '@naya/contract/constants';
import { parseMediaUrl } from '@naya/contract/urls';
import type { MediaStore } from '@naya/core/media-store';
import { variantJob } from '@naya/core/media/variants';
import { drawFranchise, type CardPictures } from './franchise-card.ts';
import { readFonts, lookOf, colours, printable, type Look, hueOf } from './look.ts';
import { drawMark, awning, box, sheet, siteName, title, chip, foot, picture } from './pieces.ts';

let fonts: ReturnType<typeof readFonts> | undefined;

export async function drawCard(
  media: MediaStore,
  card: Card,
  brand: CardBrand,
): Promise<Uint8Array> {
  if (card.kind === 'icon' || card.kind === 'logo') return drawIcon(media, card, brand);
  fonts ??= readFonts();
  const layout = await layOut(media, card, brand);
  const svg = await satori(layout, { ...cardSize, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

async function layOut(media: MediaStore, card: Exclude<Card, IconCard>, brand: CardBrand) {
  const read = (url: string | null) => readPicture(media, url);
  const look = lookOf(brand, await read(brand?.logo ?? null));
  if (card.kind === 'site') return drawSite(card, look);
  if (card.kind === 'post')
    return drawPost(card, { picture: await read(card.picture), logo: null }, look);
  const pictures: CardPictures = { picture: await read(card.picture), logo: await read(card.logo) };
  return drawFranchise(card, pictures, look);
}

async function drawIcon(media: MediaStore, { kind, size }: IconCard, brand: CardBrand) {
  const { wall, edge } = lookOf(brand, null);
  const own = await readOriginal(media, brand?.logo ?? null);
  const drawing = sharp(own ?? Buffer.from(drawMark(wall, edge)));
  const fit = { fit: 'contain', background: '#ffffff00' } as const;
  return drawing
    .resize({ height: size, ...(kind === 'icon' && { width: size, ...fit }) })
    .png()
    .toBuffer();
}

const longestEdge = 840;

/** Only what lies in our own store is read: a card never makes us call another server. */
async function readOriginal(media: MediaStore, url: string | null): Promise<Uint8Array | null> {
  const known = parseMediaUrl(url);
  return known && media.readOriginal(variantJob(known).picture);
}

async function readPicture(media: MediaStore, url: string | null): Promise<string | null> {
  const original = await readOriginal(media, url);
  if (!original) return null;
  const fit = {
    width: longestEdge,
    height: longestEdge,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const png = await sharp(original).resize(fit).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const sizes: [number, number][] = [
  [40, 92],
  [70, 76],
  [120, 60],
];

function drawSite({ headline }: SiteCard, look: Look) {
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

function drawPost(card: PostCard, pictures: CardPictures, look: Look) {
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
