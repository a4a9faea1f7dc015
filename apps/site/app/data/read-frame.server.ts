import type { Api } from '@naya/contract/api/port';
import { cardBrandOf, cardVersion, siteCardOf } from '@naya/contract/cards';
import { defaultBrand, homeSectionNames, type Brand } from '@naya/contract/site-info/brand';
import {
  defaultClaims,
  defaultFooter,
  defaultHeadline,
  defaultLine,
  defaultMenu,
} from '@naya/contract/site-info/brand-defaults';
import type { ContactInfo, SocialLinks, Settings } from '@naya/contract/site-info/entity';
import { genericSocialLinks, provider } from '@naya/contract/site-info/provider';
import {
  whatsappUrl,
  brandStyleUrl,
  cardUrls,
  parseMediaUrl,
  pictureVariantUrl,
  variantWidths,
} from '@naya/contract/urls';
import iconUrl from '../assets/icon.svg?url';
import touchIconUrl from '../assets/icons/touch-180.png?url';
import siteCardUrl from '../assets/site-card.png?url';
import type { FrameData, SocialName, BrandData } from './frame.ts';
import { section, type Settled } from './load.ts';

const socialNames = Object.keys(genericSocialLinks) as SocialName[];

function dataOr<T>(read: Settled<T>, fallback: T): T {
  return read.ok ? read.data : fallback;
}

/** Another backend that returns none, and the demo, get the specification's; a real site has none then. */
function socialFrom(links: SocialLinks | null, { has_demo = true }: Settings): FrameData['social'] {
  const given = socialNames.flatMap((name) => {
    const url = links?.[name];
    return url ? [{ name, url }] : [];
  });
  return given.length > 0 || !has_demo
    ? given
    : socialNames.map((name) => ({ name, url: genericSocialLinks[name] }));
}

function contactFrom(info: ContactInfo | null): FrameData['contact'] {
  return {
    address: info?.address[0]?.address ?? provider.address,
    phone: info?.phone[0]?.phone ?? provider.phone,
    email: info?.email[0]?.email ?? provider.email,
  };
}

/** Never fails: each read falls back to its default silently. */
export async function readFrame(
  api: Api,
  place: Pick<FrameData, 'publicUrl' | 'ownData'>,
): Promise<FrameData> {
  const [read, contactInfo, social, pages, categories] = await Promise.all([
    section(api.settings()),
    section(api.contactInfo()),
    section(api.socialLinks()),
    section(api.pages()),
    section(api.categories()),
  ]);
  const settings = dataOr(read, { site_name: provider.siteName, whatsapp_number: null });
  return {
    siteName: settings.site_name || provider.siteName,
    whatsappUrl: whatsappUrl(settings.whatsapp_number),
    contact: contactFrom(dataOr(contactInfo, null)),
    social: socialFrom(dataOr(social, null), settings),
    pages: dataOr(pages, []).map(({ slug, title }) => ({ slug, title })),
    categories: dataOr(categories, []).map(({ name }) => ({ name })),
    ...place,
    year: new Date().getFullYear(),
    ...readBrandData(settings),
  };
}

const touchSize = 180;
/** A logo is shown 44 px high, on dense screens with twice the pixels. */
const logoWidth = 320;

/** The words and pictures of the brand, each with its default. */
function readBrandData(settings: Settings): BrandData {
  const brand = settings.brand ?? defaultBrand;
  return {
    logo: logoOf(brand.logo, brand.logo_has_name),
    styleUrl: brand.colour && brandStyleUrl(brand.colour),
    ...picturesOf(settings),
    headline: brand.headline ?? defaultHeadline,
    line: brand.line ?? defaultLine,
    heroPicture: brand.picture,
    sections: brand.sections ?? homeSectionNames,
    menu: brand.menu ?? defaultMenu,
    footer: brand.footer ?? defaultFooter,
    claims: brand.claims ?? defaultClaims,
    ...filtersOf(brand, settings),
  };
}

/** Without the demo nothing chosen means what the franchises have. */
function filtersOf(brand: Brand, { has_demo = true }: Settings) {
  const usual = has_demo ? null : [];
  const filterCategories = brand.filter_categories ?? usual;
  const filterCities = brand.filter_cities ?? usual;
  return { ...(filterCategories && { filterCategories }), ...(filterCities && { filterCities }) };
}

function logoOf(url: string | null, hasName: boolean): BrandData['logo'] {
  const picture = parseMediaUrl(url);
  if (!url || !picture) return null;
  const { width, height } = picture;
  const widths = variantWidths(width).filter((each) => each <= logoWidth);
  const variant = widths.at(-1);
  const src = variant ? pictureVariantUrl(picture, variant, 'webp') : url;
  return { src, width, height, hasName };
}

/** Drawn with the brand's name, colour and logo, unless all three are the provider's. */
function picturesOf(settings: Settings) {
  const brand = cardBrandOf(settings);
  if (!brand) return { iconUrl, touchIconUrl, shareImageUrl: siteCardUrl };
  const icon = (size: number) => cardUrls.icon(size, cardVersion({ kind: 'icon', size }, brand));
  return {
    iconUrl: icon(192),
    touchIconUrl: icon(touchSize),
    shareImageUrl: cardUrls.site(cardVersion(siteCardOf(settings), brand)),
  };
}
