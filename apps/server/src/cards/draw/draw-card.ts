import type { Card, CardBrand, IconCard } from '@naya/contract/cards';
import { cardSize } from '@naya/contract/constants';
import { parseMediaUrl } from '@naya/contract/urls';
import type { MediaStore } from '@naya/core/media/store';
import { variantJob } from '@naya/core/media/variants';
import satori from 'satori';
import sharp from 'sharp';
import { readFonts } from './fonts.ts';
import { lookOf } from './look.ts';
import { drawMark } from './pieces.ts';
import { drawSite } from './site-card.ts';
import { drawFranchise, type CardPictures } from './franchise-card.ts';
import { drawPost } from './post-card.ts';

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
