import { z } from 'zod';
import { trendingTypes } from '../constants.ts';
import { requiredLine } from '../requests/fields.ts';
import {
  lineOrNull,
  lines,
  pictureOrNull,
  slug,
  textOrNull,
  wholeNumberOrNull,
  yesOrNo,
} from './fields.ts';

const rupees = () => wholeNumberOrNull(1_000_000_000_000);
const months = () => wholeNumberOrNull(600);

/** Every field of a franchise that people edit; its status changes by decisions alone. */
export const franchiseFormSchema = z.object({
  business_name: requiredLine('Please enter the name of the brand'),
  slug: slug(),
  category_id: z.number({ error: 'Please choose a category' }).int(),
  business_logo: pictureOrNull(),
  images: lines(20),
  description: textOrNull(20_000).transform((text) => text ?? ''),
  headquarters: lineOrNull(),
  locations: lines(500),
  territory_details: lines(),
  investment_min: rupees(),
  investment_max: rupees(),
  excepted_roi_min: months(),
  excepted_roi_max: months(),
  space_required: lineOrNull(),
  is_active: yesOrNo(true),
  is_featured: yesOrNo(false),
  trending_type: z
    .enum(trendingTypes, { error: 'Please choose weekly or monthly' })
    .nullish()
    .transform((type) => type ?? null),
  features: lines(),
  requirements: lines(),
  support_provided: lines(),
  support_offered: textOrNull(),
  training_details: lines(),
  establishment_year: wholeNumberOrNull(2_100),
  total_outlets: wholeNumberOrNull(1_000_000),
  phone: lineOrNull(),
  email: lineOrNull(254),
  website: lineOrNull(2_000),
  gst_number: lineOrNull(20),
  cin_number: lineOrNull(30),
  franchise_fee: rupees(),
  royalty_percentage: z
    .number({ error: 'Please enter a number' })
    .min(0, { error: 'Must be 0 or more' })
    .max(100, { error: 'Must be 100 or less' })
    .nullish()
    .transform((value) => value ?? null),
  contract_duration: lineOrNull(),
  model_type: lineOrNull(),
});
export type FranchiseForm = z.infer<typeof franchiseFormSchema>;
