import { provider } from './site-info/provider.ts';
import type { Settings } from './site-info/entity.ts';
import type { Blog } from './blog/entity.ts';
import type { Franchise } from './franchises/entity.ts';
import { formatAmountRange } from './format/amount.ts';
import { formatDate } from './format/date.ts';
import { stated } from './format/figure.ts';
import { formatRoiMonths } from './format/roi.ts';

/** Content of the picture of a shared link: the site chooses it, the server draws it. */
export type FranchiseCard = {
  kind: 'franchise';
  name: string;
  category: string;
  investment: string | null;
  payback: string | null;
  places: string;
  picture: string | null;
  logo: string | null;
};
export type PostCard = {
  kind: 'post';
  title: string;
  category: string | null;
  author: string | null;
  date: string | null;
  picture: string | null;
};
/** The picture of a link to any other page. */
export type SiteCard = { kind: 'site'; headline: string };
/** The logo as a square icon, or as it is and this high. */
export type IconCard = { kind: 'icon'; size: number } | { kind: 'logo'; size: number };
export type Card = FranchiseCard | PostCard | SiteCard | IconCard;

/** Name, colour and logo that a card is drawn with; null is the provider's own look. */
export type CardBrand = { name: string; colour: string | null; logo: string | null } | null;

export function cardBrandOf({ site_name: name, brand }: Settings): CardBrand {
  const { colour = null, logo = null } = brand ?? {};
  const isOwn = name === provider.siteName && !colour && !logo;
  return isOwn ? null : { name, colour, logo };
}

export const siteCardOf = ({ brand }: Pick<Settings, 'brand'>): SiteCard => ({
  kind: 'site',
  headline: brand?.headline ?? provider.tagline,
});

const placesShown = 2;

/** 'Pune, Nashik and 4 more' */
function writePlaces(locations: string[]): string {
  const places = [...new Set(locations)];
  const shown = places.slice(0, placesShown).join(', ');
  const others = places.length - placesShown;
  return others > 0 ? `${shown} and ${others} more` : shown;
}

type ShownFranchise = Pick<
  Franchise,
  | 'business_name'
  | 'category'
  | 'investment_min'
  | 'investment_max'
  | 'excepted_roi_min'
  | 'excepted_roi_max'
  | 'locations'
  | 'images'
  | 'business_logo'
>;

export function franchiseCard(franchise: ShownFranchise): FranchiseCard {
  return {
    kind: 'franchise',
    name: franchise.business_name,
    category: franchise.category,
    investment: stated(formatAmountRange(franchise.investment_min, franchise.investment_max)),
    payback: stated(formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)),
    places: writePlaces(franchise.locations),
    picture: franchise.images[0] ?? null,
    logo: franchise.business_logo,
  };
}

type ShownPost = Pick<Blog, 'title' | 'category' | 'author' | 'created_at' | 'image'>;

export function postCard(post: ShownPost): PostCard {
  return {
    kind: 'post',
    title: post.title,
    category: post.category,
    author: post.author,
    date: formatDate(post.created_at),
    picture: post.image,
  };
}

/** Raised whenever the drawing itself changes: the URLs of all cards change with it. */
const edition = 1;

/** Names what a card shows, so that caches can keep its URL for ever. */
export function cardVersion(card: Card, brand: CardBrand = null): string {
  let [a, b] = [edition, 0x9e3779b9];
  for (const sign of JSON.stringify(brand ? { ...card, brand } : card)) {
    const code = sign.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ code ^ (a >>> 13), 0xc2b2ae35);
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('');
}
