import type { Card } from '@naya/contract/cards';
import { cardSize } from '@naya/contract/constants';
import { parseMediaUrl } from '@naya/contract/urls';
import type { MediaStore } from '@naya/core/media/store';
import { variantJob } from '@naya/core/media/pictures';
import satori from 'satori';
import sharp from 'sharp';
import { readFonts } from './fonts.ts';
import { drawFranchise, type CardPictures } from './franchise-card.ts';
import { drawPost } from './post-card.ts';

let fonts: ReturnType<typeof readFonts> | undefined;

export async function drawCard(media: MediaStore, card: Card): Promise<Uint8Array> {
  fonts ??= readFonts();
  const layout = await layOut(media, card);
  const svg = await satori(layout, { ...cardSize, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

async function layOut(media: MediaStore, card: Card) {
  const read = (url: string | null) => readPicture(media, url);
  if (card.kind === 'post')
    return drawPost(card, { picture: await read(card.picture), logo: null });
  const pictures: CardPictures = { picture: await read(card.picture), logo: await read(card.logo) };
  return drawFranchise(card, pictures);
}

const longestEdge = 840;

/** Only what lies in our own store is read: a card never makes us call another server. */
async function readPicture(media: MediaStore, url: string | null): Promise<string | null> {
  const known = parseMediaUrl(url);
  const original = known && (await media.readOriginal(variantJob({ ...known, bytes: 0 }).picture));
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
