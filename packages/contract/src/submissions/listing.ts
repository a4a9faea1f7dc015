import { z } from 'zod';
import { franchiseModels, operatingStates } from '../choices.ts';
import { costFieldsOfListing } from './listing-costs.ts';
import { placeFieldsOfListing } from './listing-places.ts';
import { splitTags } from '../format/tags.ts';
import { isWebUrl, maxAmount, maxUrlLength } from '../forms/rules.ts';
import { readRupees } from '../format/parse-amount.ts';
import { emailAddress, requiredLine, requiredText } from '../forms/fields.ts';
import { cleanLine } from '../unwanted-characters.ts';

/** A form sends text, a program may send a number. */
function amount(required: string) {
  return z
    .union([z.string(), z.number()], { error: required })
    .transform((value) => (String(value).trim() === '' ? undefined : readRupees(value)))
    .pipe(
      z
        .number({
          error: (issue) => (issue.input === undefined ? required : 'Please enter a number'),
        })
        .min(0, { error: 'Must be greater than 0' })
        .max(maxAmount, { error: 'Please enter a smaller amount' })
        // Amounts are stored in whole rupees.
        .transform(Math.round),
    );
}

const knownStates = new Set<string>(operatingStates);
const states = z
  .string({ error: 'Please select at least one state' })
  .overwrite((text) => splitTags(text).join(','))
  .min(1, { error: 'Please select at least one state' })
  .refine((text) => splitTags(text).every((state) => knownStates.has(state)), {
    error: 'Please select states from the list',
  });

const website = z
  .string()
  .nullish()
  .transform((text) => cleanLine(text ?? ''))
  .pipe(
    z
      .string()
      .max(maxUrlLength, { error: `Please use at most ${maxUrlLength} characters` })
      .refine((text) => text === '' || isWebUrl(text), { error: 'Please enter a valid URL' }),
  );

/** Field names are the spec's. Its 'at least 10 characters' is enforced as one, so only 'required' shows. */
export const listingSchema = z.object({
  name: requiredLine('Name is required'),
  email: emailAddress('Email is required'),
  phone: requiredLine('Phone number is required').regex(/^\d{10}$/, {
    error: 'Please enter a valid 10-digit phone number',
  }),
  designation: requiredLine('Designation is required'),
  business_name: requiredLine('Company name is required'),
  website,
  Headquarters: requiredLine('Headquarters location is required'),
  operatingstates: states,
  category: requiredLine('Please select a category'),
  investment_min: amount('Minimum investment is required'),
  investment_max: amount('Maximum investment is required'),
  franchise_model: z.enum(franchiseModels, { error: 'Please select a model type' }),
  description: requiredText('Description is required'),
  ...costFieldsOfListing,
  ...placeFieldsOfListing,
});
export type Listing = z.infer<typeof listingSchema>;
