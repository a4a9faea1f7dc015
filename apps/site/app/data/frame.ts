import type { Category } from '@naya/contract/categories/entity';
import type { PageLink } from '@naya/contract/pages/entity';
import type { Claim, HomeSection, SiteLink } from '@naya/contract/site-info/brand';
import type { SocialLinks } from '@naya/contract/site-info/entity';
import { useRouteLoaderData } from 'react-router';

export type SocialName = keyof SocialLinks;

/** Data of the header and footer around every page. Read once for a visit. */
export type FrameData = {
  siteName: string;
  whatsappUrl: string | null;
  /** How to reach us: the first of each that the settings have. */
  contact: { address: string; phone: string; email: string };
  social: { name: SocialName; url: string }[];
  pages: Pick<PageLink, 'slug' | 'title'>[];
  categories: Pick<Category, 'name'>[];
  publicUrl: string;
  ownData: boolean;
  year: number;
} & BrandData;

/** Look and words of the brand, or the defaults in their place: browsers get them with the page. */
export type BrandData = {
  logo: { src: string; width: number; height: number; hasName: boolean } | null;
  /** The stylesheet of the brand's colour. */
  styleUrl: string | null;
  iconUrl: string;
  touchIconUrl: string;
  /** The picture of a link to a page that has none of its own. */
  shareImageUrl: string;
  headline: string;
  line: string;
  heroPicture: string | null;
  sections: HomeSection[];
  menu: SiteLink[];
  footer: SiteLink[];
  claims: Claim[];
  /** What the home page's filters offer, where it is not the specification's; none stands for what the franchises have. */
  filterCategories?: string[];
  filterCities?: string[];
};

/** Stands in when the root loader failed, so that the frame could not be read at all. */
export const emptyFrame: FrameData = {
  siteName: '',
  whatsappUrl: null,
  contact: { address: '', phone: '', email: '' },
  social: [],
  pages: [],
  categories: [],
  publicUrl: '',
  ownData: false,
  year: 0,
  logo: null,
  styleUrl: null,
  iconUrl: '',
  touchIconUrl: '',
  shareImageUrl: '',
  headline: '',
  line: '',
  heroPicture: null,
  sections: [],
  menu: [],
  footer: [],
  claims: [],
};

/** Also works in an error boundary. */
export function useFrame(): FrameData {
  return useRouteLoaderData<FrameData>('root') ?? emptyFrame;
}
