import { z } from 'zod';
import { franchiseStatuses, trendingTypes } from '../constants.ts';
import { idSchema } from '../id.ts';

const text = z.string().nullable();
const amount = z.number().nullable();
const list = z.array(z.string());

/** Field names are the spec's, its spelling of `excepted_roi_*` (months) included. */
export const franchiseSchema = z.object({
  id: idSchema,
  slug: z.string(),
  business_name: z.string(),
  business_logo: text,
  images: list,
  category: z.string(),
  description: z.string(),
  headquarters: text,
  locations: list,
  territory_details: list,
  investment_min: amount,
  investment_max: amount,
  excepted_roi_min: amount,
  excepted_roi_max: amount,
  space_required: text,
  is_active: z.boolean(),
  is_featured: z.boolean(),
  trending_type: z.enum(trendingTypes).nullable(),
  user_id: idSchema.nullable(),
  features: list,
  requirements: list,
  support_provided: list,
  support_offered: text,
  training_details: list,
  establishment_year: amount,
  total_outlets: amount,
  phone: text,
  email: text,
  website: text,
  status: z.enum(franchiseStatuses),
  gst_number: text,
  cin_number: text,
  franchise_fee: amount,
  royalty_percentage: amount,
  contract_duration: text,
  model_type: text,
  cost_interior: amount,
  cost_equipment: amount,
  cost_stock: amount,
  cost_deposit: amount,
  cost_working_capital: amount,
  costs_not_included: list,
  deleted_at: text,
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
  minRoi: facetSchema,
});
export type Facets = z.infer<typeof facetsSchema>;

export const franchisePageSchema = z.object({
  franchises: z.array(franchiseSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  facets: facetsSchema,
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
] as const satisfies (keyof Franchise)[];
export type ListedFranchise = Pick<Franchise, (typeof listedFields)[number]>;
export type ListedPage = Omit<FranchisePage, 'franchises'> & { franchises: ListedFranchise[] };
