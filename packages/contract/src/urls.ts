import { pictureFormats, pictureWidths } from './constants.ts';
import { whatsappDigits } from './format/phone.ts';
import { franchiseQueryEntries, type FranchiseQuery } from './franchises/query.ts';
import type { Id } from './id.ts';
import { slugOf } from './slug.ts';

/** One part of a path. */
export function segment(value: Id): string {
  return encodeURIComponent(String(value));
}

type QueryEntries = Iterable<readonly [name: string, value: string]>;

/** Takes `URLSearchParams` or plain pairs: those of React Native up to 0.79 can neither be read nor set. */
export function withQuery(path: string, entries: QueryEntries): string {
  const query = encodeQuery(entries);
  return query ? `${path}?${query}` : path;
}

/** As `URLSearchParams` writes them. */
export function encodeQuery(entries: QueryEntries): string {
  return [...entries].map((entry) => entry.map(encodeQueryText).join('=')).join('&');
}

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

function encodeQueryText(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, escaped);
}

export const homeUrl = '/';
export const aboutUrl = '/about';
/** What exactly the figures of the home page count. */
export const figuresUrl = `${aboutUrl}#figures`;
export const blogsUrl = '/blog';
export const contactUrl = '/contact';
export const listFranchiseUrl = '/list-franchise';
export const joinInvestorUrl = '/join-investor';
/** In header and footer, which every page has: brands/urls.ts has the others of a brand's pages. */
export const brandSignInUrl = '/brand/sign-in';
export const privacyPolicyUrl = '/privacy-policy';
export const termsUrl = '/terms';
export const pagesUrl = '/pages';
export const partnersUrl = '/partners';
export const feedUrl = '/blog/rss.xml';
/** Pages tell here that somebody opened them. */
export const viewsUrl = '/views';
export const sitemapUrl = (file: string) => `/sitemaps/${file}.xml`;
export const manifestUrl = '/manifest.webmanifest';
export const serviceWorkerUrl = '/service-worker.js';
/** The service worker shows this in place of a page that it has not stored. */
export const offlineUrl = '/offline';

export function franchisesUrl(query: Partial<FranchiseQuery> = {}): string {
  return withQuery('/franchises', franchiseQueryEntries(query));
}

export function franchiseUrl(id: Id): string {
  return `/franchises/${segment(id)}`;
}

export const factSheetUrl = (id: Id): string => `/fact-sheet/${segment(id)}`;

/** One event, with its form to register. */
export const eventUrl = (id: Id) => `/events/${segment(id)}`;

/** Where the form stands on the page of a brand. */
export const reportUrl = (id: Id) => `${franchiseUrl(id)}/report`;

export const enquiryAnchor = 'enquiry';

export function categoryUrl(name: string): string {
  return `/franchises/category/${segment(name)}`;
}

/** Names the brand whose figures the calculator starts with. */
export const franchiseParam = 'franchise';

/** With a brand's figures, or with usual ones; the parameters carry the visitor's own. */
export function calculatorUrl(franchise?: Id, figures = new URLSearchParams()): string {
  const brand: [string, string][] =
    franchise === undefined ? [] : [[franchiseParam, String(franchise)]];
  return withQuery('/calculator', [...brand, ...figures]);
}

export function blogUrl(slug: string): string {
  return `/blog/${segment(slug)}`;
}

export function privacyDataUrl(token: string): string {
  return `/my-data/${segment(token)}`;
}

export function teamUrl(id: Id): string {
  return `/team/${segment(id)}`;
}

export function pageUrl(slug: string): string {
  return `/page/${segment(slug)}`;
}

export function whatsappUrl(number: string | null | undefined): string | null {
  const digits = whatsappDigits(number);
  return digits && `https://wa.me/${digits}`;
}

export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** The stylesheet of a brand's colour, such as #0b5b4a. */
export const brandStyleUrl = (colour: string) => `/theme/${colour.slice(1)}.css`;

/** The pictures of shared links; a URL with its version never changes what it shows. */
export const cardUrls = {
  franchise: (id: Id, version: string) => `/cards/franchise/${segment(id)}.png?v=${version}`,
  post: (slug: string, version: string) => `/cards/post/${segment(slug)}.png?v=${version}`,
  site: (version: string) => `/cards/site.png?v=${version}`,
  icon: (size: number, version: string) => `/cards/icon-${size}.png?v=${version}`,
  logo: (version: string) => `/cards/logo.png?v=${version}`,
} as const;

export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  ext: string;
  /** The colour that fills most of it, as six hexadecimal digits. */
  colour?: string | null;
};
export type PictureFormat = (typeof pictureFormats)[number];

const focusPattern = /[#&]focus=(\d{1,3}),(\d{1,3})$/;
const colourPattern = /#colour=([\da-f]{6})(?=&|$)/;
const pattern = /^\/media\/([0-9a-f]{16,64})-([1-9]\d{0,4})x([1-9]\d{0,4})\.([a-z0-9]{2,5})$/;

/** The URL carries size and colour, so a page can fill a picture's space before it arrives. */
export function mediaUrl({ hash, width, height, ext, colour }: StoredPicture): string {
  return `/media/${hash}-${width}x${height}.${ext}${colour ? `#colour=${colour}` : ''}`;
}

export function pictureVariantUrl(
  picture: Omit<StoredPicture, 'ext'>,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${picture.hash}-${picture.width}x${picture.height}/${width}.${format}`;
}

export function parseMediaUrl(url: string | null | undefined): StoredPicture | null {
  const [, hash, width, height, ext] =
    pattern.exec(url?.replace(focusPattern, '').replace(colourPattern, '') ?? '') ?? [];
  if (!hash || !ext) return null;
  return { hash, width: Number(width), height: Number(height), ext };
}

/** The widths that are kept of a picture: never wider than itself. */
export function variantWidths(width: number): number[] {
  return pictureWidths.filter((each) => each <= width);
}

export type PictureSources = { width: number; height: number } & Record<PictureFormat, string>;

/**
 * Null for a picture that is not ours, or smaller than the smallest variant: show it as it is. `widest` is how many pixels of
 * any screen it fills; wider variants than the first that does are left out.
 */
export function pictureSources(
  url: string | null | undefined,
  widest = Infinity,
): PictureSources | null {
  const picture = parseMediaUrl(url);
  const kept = picture ? variantWidths(picture.width) : [];
  const widths = kept.filter((_, index) => index === 0 || (kept[index - 1] ?? 0) < widest);
  if (!picture || widths.length === 0) return null;
  const srcset = (format: PictureFormat) =>
    widths.map((width) => `${pictureVariantUrl(picture, width, format)} ${width}w`).join(', ');
  return {
    width: picture.width,
    height: picture.height,
    avif: srcset('avif'),
    webp: srcset('webp'),
  };
}

export type PictureFocus = { x: number; y: number };

/** The point that stays in view when a picture is cut, in percent; it is appended to the URL. */
export function pictureFocus(url: string | null | undefined): PictureFocus | null {
  const [, x, y] = focusPattern.exec(url ?? '') ?? [];
  return x === undefined ? null : { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) };
}

export const withoutPictureFocus = (url: string): string => url.replace(focusPattern, '');

export function withPictureFocus(url: string, { x, y }: PictureFocus): string {
  const plain = withoutPictureFocus(url);
  return `${plain}${plain.includes('#') ? '&' : '#'}focus=${x},${y}`;
}

/** Pages show this CSS colour in a picture's place until it is there. */
export function pictureColour(url: string | null | undefined): string | undefined {
  const [, colour] = colourPattern.exec(url ?? '') ?? [];
  return colour && `#${colour}`;
}

/** All cities, with how many brands take new partners in each. */
export const citiesUrl = '/franchises/city';

/** The landing page of a city, or of a category in it. */
export function cityUrl(city: string, category?: string): string {
  const path = `${citiesUrl}/${segment(slugOf(city))}`;
  return category === undefined ? path : `${path}/${segment(slugOf(category))}`;
}

/** The brand of which somebody wants to ask a partner, through us. */
export const partnerOfParam = 'partner-of';
export const askPartnerUrl = (brand: string) => withQuery(contactUrl, [[partnerOfParam, brand]]);

/** Not among the pictures, which devices keep: a recording may be withdrawn. */
export const recordingsPath = '/recordings';

/** A mail provider posts here what it took for our conversations. */
export const mailInUrl = '/mail-in';
