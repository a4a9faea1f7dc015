import { z } from 'zod';

/** The sections of the home page below its hero, in the order that it has unless the brand names another. */
export const homeSections = {
  filters: 'Filters',
  categories: 'Categories',
  trending: 'Trending franchises',
  brands: 'Brands',
  featured: 'Featured franchises',
  events: 'Upcoming events',
  benefits: 'Benefits of franchising',
  posts: 'Latest posts',
  'calls-to-action': 'List a franchise, join as investor',
} as const;
export type HomeSection = keyof typeof homeSections;
export const homeSectionNames = Object.keys(homeSections) as HomeSection[];

const siteLinkSchema = z.object({ label: z.string(), to: z.string() });
export type SiteLink = z.infer<typeof siteLinkSchema>;

const claimSchema = z.object({
  figure: z.string(),
  claim: z.string(),
  text: z.string(),
  /** Where the figure comes from, as the operator says; without one a claim is the operator's own. */
  note: z.string().nullish(),
});
export type Claim = z.infer<typeof claimSchema>;

/** How the site looks and what it says of itself; null stands for the default. */
export const brandSchema = z.object({
  logo: z.string().nullable(),
  /** Whether the name of the site stands in the logo, so that it is not written beside it. */
  logo_has_name: z.boolean(),
  colour: z.string().nullable(),
  headline: z.string().nullable(),
  line: z.string().nullable(),
  picture: z.string().nullable(),
  sections: z.array(z.enum(homeSectionNames)).nullable(),
  menu: z.array(siteLinkSchema).nullable(),
  footer: z.array(siteLinkSchema).nullable(),
  claims: z.array(claimSchema).nullable(),
  /** What the filters of the home page offer. */
  filter_categories: z.array(z.string()).nullable(),
  filter_cities: z.array(z.string()).nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

export const defaultBrand: Brand = {
  logo: null,
  logo_has_name: false,
  colour: null,
  headline: null,
  line: null,
  picture: null,
  sections: null,
  menu: null,
  footer: null,
  claims: null,
  filter_categories: null,
  filter_cities: null,
};

/** The brand's colour as light and dark pages show it; darkened where it could not be read. */
export type ColourUse = { light: string; dark: string; isDarkened: boolean };
