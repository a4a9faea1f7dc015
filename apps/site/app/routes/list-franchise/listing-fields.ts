import { listingImageCount } from '@naya/contract/constants';
import { costPartNames } from '@naya/contract/franchises/cost-parts';
import { placeLists } from '@naya/contract/places/place';
import type { Listing } from '@naya/contract/submissions/listing';
import type { ChangeEvent } from 'react';
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ties a control to its field of the draft. */
export type Bind = (field: ListingField) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
};

export type Pictures = { logo: File | null; images: File[] };

/** The multipart payload, its field names to the letter. */
export function listingPayload(
  listing: Listing | ListingTexts,
  { logo, images }: Pictures,
): FormData {
  const payload = new FormData();
  for (const field of listingFields) {
    const value = listing[field];
    if (value !== undefined) payload.set(field, String(value));
  }
  if (logo) payload.set('logo', logo);
  for (const [index, image] of images.entries()) payload.set(`image${index + 1}`, image);
  return payload;
}

function isPicture(value: FormDataEntryValue | null): value is File {
  return value instanceof File && value.size > 0 && value.type.startsWith('image/');
}

/** The files of a form that was sent without JavaScript. */
export function picturesOf(form: FormData): Pictures {
  const logo = form.get('logo');
  return {
    logo: isPicture(logo) ? logo : null,
    images: form.getAll('images').filter(isPicture).slice(0, listingImageCount),
  };
}
