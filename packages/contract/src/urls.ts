import { pictureFormats, pictureWidths } from './constants.ts';
import { whatsappDigits } from './format/phone.ts';
import { franchiseQueryParams, type FranchiseQuery } from './franchises/query.ts';
import type { Id } from './id.ts';

/** One part of a path. */
export function segment(value: Id): string {
  return encodeURIComponent(String(value));
}

export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

export const homeUrl = '/';
export const aboutUrl = '/about';
export const blogsUrl = '/blog';
export const contactUrl = '/contact';
export const listFranchiseUrl = '/list-franchise';
export const joinInvestorUrl = '/join-investor';
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
/** The one script of the partner widget; its URL never changes. */
export const embedScriptUrl = '/embed.js';
/** Its types, for pages written in TypeScript. */
export const embedTypesUrl = '/embed.d.ts';

export function franchisesUrl(query: Partial<FranchiseQuery> = {}): string {
  return withQuery('/franchises', franchiseQueryParams(query));
}

export function franchiseUrl(id: Id): string {
  return `/franchises/${segment(id)}`;
}

/** Where the form stands on the page of a brand. */
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
  return withQuery('/calculator', new URLSearchParams([...brand, ...figures]));
}

export function blogUrl(slug: string): string {
  return `/blog/${segment(slug)}`;
}

export function privacyDataUrl(token: string): string {
  return `/my-data/${segment(token)}`;
}

/** The pages of brands, and the calls behind them: one path, so that one cookie serves both. */
export const brandBaseUrl = '/brand';
export const brandApiUrl = '/brand/api';
/** Where a signed-in person arrives. Below the path of the cookie: scripts ask for `/brand/home.data`, and `/brand.data` would get no cookie. */
export const brandHomeUrl = '/brand/home';
export const brandSignInUrl = '/brand/sign-in';
/** Where somebody with a second factor comes after the mailed link or code. */
export const brandSecondFactorUrl = '/brand/second-factor';
export const brandAccountUrl = '/brand/account';
export const brandLinkUrl = (token: string) => `/brand/sign-in-link/${segment(token)}`;
/** Where an investor says whether the brand answered. */
export const brandWordUrl = (token: string, word: string) =>
  `/brand/investor-word/${segment(token)}/${segment(word)}`;
/** Where the sender of a listing answers an operator. */
export const brandAnswerUrl = (token: string) => `/brand/listing-answer/${segment(token)}`;
export const brandUrl = (id: Id) => `/brand/${segment(id)}`;
export const brandEnquiryUrl = (id: Id, enquiry: Id) => `/brand/${segment(id)}/${segment(enquiry)}`;
/** A brand sees and changes its listing here, each part on a page of its own. */
export const brandListingUrl = (id: Id) => `/brand/${segment(id)}/listing`;
export const brandTextsUrl = (id: Id) => `/brand/${segment(id)}/texts`;
export const brandClaimsUrl = (id: Id) => `/brand/${segment(id)}/claims`;
export const brandPicturesUrl = (id: Id) => `/brand/${segment(id)}/pictures`;
export const brandPapersUrl = (id: Id) => `/brand/${segment(id)}/papers`;
export const brandFiguresUrl = (id: Id) => `/brand/${segment(id)}/figures`;
export const brandSettingsUrl = (id: Id) => `/brand/${segment(id)}/settings`;
export const brandPeopleUrl = (id: Id) => `/brand/${segment(id)}/people`;

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

export const officeBaseUrl = '/admin';
export const officeApiUrl = '/office/api';

/** A screen of the back office; what stands behind the # never leaves the browser. */
export function officeUrl(screen = '/'): string {
  return `${officeBaseUrl}/#${screen}`;
}

/** Where somebody of ours works off what came in: a listing is reviewed as a franchise, all else is a lead. */
export const submissionScreenUrl = (kind: string, id: number, franchiseId: number | null) =>
  officeUrl(kind === 'listing' && franchiseId ? `/review/${franchiseId}` : `/leads/${id}`);

/** The list of franchises, narrowed to rows that hold these values. */
const franchiseListUrl = (filter: object) =>
  officeUrl(`/franchises?filter=${encodeURIComponent(JSON.stringify(filter))}`);

/** Where listings without a contact are handed over. */
export const contactErasedScreenUrl = franchiseListUrl({ contact_erased: true });

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
