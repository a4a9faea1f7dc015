import { listingImageCount } from '@naya/contract/constants';
import type { Listing } from '@naya/contract/submissions/listing';
import { listingFields, type ListingTexts } from './listing-fields.ts';

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
