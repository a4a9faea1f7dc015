import { z } from 'zod';
import { franchiseStatuses, trendingTypes } from '../constants.ts';
import { idSchema } from '../id.ts';
import { placeKinds, type OutletPlace, type Place } from '../places/place.ts';
import { costPartNames } from './cost-parts.ts';
import { franchiseFields } from './fields.ts';
import { understoodParameters } from './understand/parameters.ts';
import { checkSchema } from './check-schema.ts';
import { enquiryReaders } from './who-reads.ts';
import { callSummarySchema, franchiseeCallSchema } from './franchisee-call-schema.ts';

export const placeSchema = z.object({
  city: z.string().nullable(),
  state: z.string().nullable(),
}) satisfies z.ZodType<Place>;

/** The order of the keys is PostgreSQL's. */
export const outletPlaceSchema = z.object({
  city: z.string().nullable(),
  count: z.number().nullable(),
  state: z.string().nullable(),
}) satisfies z.ZodType<OutletPlace>;

const text = z.string().nullable();
const amount = z.number().nullable();
const list = z.array(z.string());

/** The value of each kind of field. */
const valueOf = {
  line: text,
  text,
  email: text,
  url: text,
  gstin: text,
  cin: text,
  trademark: text,
  slug: z.string(),
  picture: text,
  list,
  pictures: list,
  places: z.array(placeSchema),
  outlets: z.array(outletPlaceSchema),
  number: amount,
  year: amount,
  percent: amount,
  option: text,
  options: list,
  flag: z.boolean(),
};

const { category_id: _category, ...edited } = franchiseFields;
type Edited = {
  [Name in keyof typeof edited]: (typeof valueOf)[(typeof edited)[Name]['kind']];
};

/** Field names are the spec's, its spelling of `excepted_roi_*` (months) included. */
export const franchiseSchema = z.object({
  id: idSchema,
  ...(Object.fromEntries(
    Object.entries(edited).map(([name, { kind }]) => [name, valueOf[kind]]),
  ) as Edited),
  business_name: z.string(),
  description: z.string(),
  trending_type: z.enum(trendingTypes).nullable(),
  category: z.string(),
  user_id: idSchema.nullable(),
  status: z.enum(franchiseStatuses),
  /** When somebody last said that everything is still right. */
  confirmed_at: text,
  /** Nobody has confirmed it for too long: its page says so, and it stands behind the others. */
  is_outdated: z.boolean(),
  /** Operators' checks, newest first. */
  checks: z.array(checkSchema),
  /** Who reads an enquiry about it; null of another backend. */
  enquiry_reader: z.enum(enquiryReaders).nullable(),
  /** What franchisees whom we drew and rang told us, newest first. */
  franchisee_calls: z.array(franchiseeCallSchema),
  /** What the calls come to; null where another backend knows of none. */
  call_summary: callSummarySchema.nullable(),
  /** The day until which the brand takes no new partners. */
  paused_until: text,
  /** Of its enquiries of 90 days, the percentage that was answered in time; null while there are too few. */
  reply_rate: amount,
  reply_count: amount,
  deleted_at: text,
  /** When visitors first saw it; `created_at` where that is not known. */
  first_listed_at: text,
  created_at: text,
  updated_at: text,
});
export type Franchise = z.infer<typeof franchiseSchema>;
export type TrendingType = (typeof trendingTypes)[number];
export type FranchiseStatus = (typeof franchiseStatuses)[number];

const facetSchema = z.array(z.object({ value: z.string(), count: z.number() }));

/** How many franchises each choice would leave, every other filter kept. */
export const facetsSchema = z.object({
  category: facetSchema,
  location: facetSchema,
  openIn: facetSchema,
  outletsIn: facetSchema,
  state: facetSchema,
  minRoi: facetSchema,
  maxRoi: facetSchema,
  checked: facetSchema,
});
export type Facets = z.infer<typeof facetsSchema>;

/** Why a franchise was found in the chosen city; `count` is the number of its outlets there, where it is known. */
export const placeMatchSchema = z.object({
  kind: z.enum(placeKinds),
  city: z.string(),
  count: z.number().nullable(),
});
export type PlaceMatch = z.infer<typeof placeMatchSchema>;
/** The parts of a list that begins with what can be opened, in their order. */
export const listSections = ['open', 'dearer', 'waiting', 'outlets', 'named'] as const;
export type ListSection = (typeof listSections)[number];

const sectionSchema = z.object({
  kind: z.enum(listSections),
  count: z.number(),
  /** Of those that are dearer than the budget: what the dearest may need more, in rupees. */
  more: z.number().nullable(),
});
export type SectionCount = z.infer<typeof sectionSchema>;

/** Null without a chosen city, and for one that is found by its headquarters or locations alone. */
type Found = { place_match: PlaceMatch | null };

const foundSchema = franchiseSchema.extend({ place_match: placeMatchSchema.nullable() });

export const franchisePageSchema = z.object({
  franchises: z.array(foundSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  facets: facetsSchema,
  /** With `openFirst`: what follows what, and how many of each; none that is empty. */
  sections: z.array(sectionSchema),
  /** Filters that words of the search mean; `rest` is the search without those words. */
  understood: z.array(
    z.object({
      parameter: z.enum(understoodParameters),
      value: z.string(),
      text: z.string(),
      rest: z.string(),
    }),
  ),
  /** When nothing is found: what to leave out, the least loss first. A word of the search, or the filter named by `parameter`. */
  drop: z.array(
    z.object({
      text: z.string(),
      search: z.string().nullable(),
      parameter: z.string().nullable(),
      total: z.number(),
    }),
  ),
  /** When nothing is found: the nearest brands. */
  nearest: z.array(foundSchema),
});
export type FranchisePage = z.infer<typeof franchisePageSchema>;

/** Fields of a franchise that lists and cards show. */
export const listedFields = [
  'id',
  'business_name',
  'business_logo',
  'images',
  'category',
  'description',
  'headquarters',
  'locations',
  'investment_min',
  'investment_max',
  'excepted_roi_min',
  'excepted_roi_max',
  'space_required',
  'is_active',
  'is_featured',
  ...costPartNames,
  'costs_not_included',
  'featured_reason',
  'checks',
  'call_summary',
] as const satisfies (keyof Franchise)[];
export type ListedFranchise = Pick<Franchise, (typeof listedFields)[number]>;
export type FoundFranchise = ListedFranchise & Found;
export type ListedPage = Omit<FranchisePage, 'franchises' | 'nearest'> & {
  franchises: FoundFranchise[];
  nearest: FoundFranchise[];
};
