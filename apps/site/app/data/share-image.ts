import { cardSize } from '@naya/contract/constants';
import { parseMediaUrl } from '@naya/contract/urls';

type ShareImage = { url: string; size: ['width' | 'height', string][] };

type Size = { width: number; height: number };

const sized = ({ width, height }: Size): ShareImage['size'] => [
  ['width', String(width)],
  ['height', String(height)],
];

/** Picks the picture of a link to the page: its drawn card, its own picture, or the site's card. */
export function shareImage(
  card: string | undefined,
  picture: string | null | undefined,
  siteCard: string,
): ShareImage {
  if (card || !picture) return { url: card ?? siteCard, size: sized(cardSize) };
  const known = parseMediaUrl(picture);
  return { url: picture, size: known ? sized(known) : [] };
}
