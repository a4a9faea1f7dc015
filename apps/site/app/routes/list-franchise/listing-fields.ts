import type { Listing } from '@naya/contract/submissions/listing';
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
] as const satisfies (keyof Listing)[];

export type ListingField = (typeof listingFields)[number];
export type ListingTexts = Record<ListingField, string>;

export const emptyListing = textsOf(new FormData(), listingFields);

/** Reads a form sent without JavaScript, which has one checkbox for each state. */
export function listingTexts(form: FormData): ListingTexts {
  const states = form.getAll('operatingstates').filter((state) => typeof state === 'string');
  return { ...textsOf(form, listingFields), operatingstates: states.join(',') };
}
