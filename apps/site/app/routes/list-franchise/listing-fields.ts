import type { Listing } from '@naya/contract/submissions/listing';
import { costPartNames } from '@naya/contract/franchises/cost-parts';
import { placeLists } from '@naya/contract/places/place';
import { textsOf } from '../../forms/texts-of.ts';

export const listingFields = [
  'name',
  'email',
  'phone',
  'designation',
  'business_name',
  'website',
  'Headquarters',
  'operatingstates',
  'category',
  'investment_min',
  'investment_max',
  'franchise_model',
  'description',
  ...costPartNames,
  'costs_not_included',
  ...placeLists,
] as const satisfies (keyof Listing)[];

export type ListingField = (typeof listingFields)[number];
export type ListingTexts = Record<ListingField, string>;

export const emptyListing = textsOf(new FormData(), listingFields);

/** Reads a form sent without JavaScript, which has one checkbox for each state and each part. */
export function listingTexts(form: FormData): ListingTexts {
  const checked = (name: ListingField) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',');
  return {
    ...textsOf(form, listingFields),
    operatingstates: checked('operatingstates'),
    costs_not_included: checked('costs_not_included'),
  };
}
