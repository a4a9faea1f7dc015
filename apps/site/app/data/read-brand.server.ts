import { cardBrandOf, cardVersion, siteCardOf } from '@naya/contract/cards';
import { defaultBrand, homeSectionNames } from '@naya/contract/site-info/brand';
import {
  defaultClaims,
  defaultFooter,
  defaultHeadline,
  defaultLine,
  defaultMenu,
} from '@naya/contract/site-info/brand-defaults';
import type { Settings } from '@naya/contract/site-info/entity';
import {
  brandStyleUrl,
  cardUrls,
  parseMediaUrl,
  pictureVariantUrl,
  variantWidths,
} from '@naya/contract/urls';
import iconUrl from '../assets/icon.svg?url';
import touchIconUrl from '../assets/icons/touch-180.png?url';
import siteCardUrl from '../assets/site-card.png?url';
import type { BrandData } from './frame.ts';

const touchSize = 180;
/** A logo is shown 44 px high, on dense screens with twice the pixels. */
const logoWidth = 320;

/** The words and pictures of the brand, each with its default. */
export function readBrandData(settings: Settings): BrandData {
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
  };
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
