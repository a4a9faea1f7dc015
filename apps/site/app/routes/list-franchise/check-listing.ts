import './no-eval.ts';
import { fieldErrors, formParams } from '@naya/contract/forms/field-errors';
import { listingSchema, type Listing } from '@naya/contract/submissions/listing';
import { noErrors, type FieldErrors } from '../../forms/form.tsx';
import type { ListingField, ListingTexts } from './listing-fields.ts';

type Checked = { listing: Listing; errors: FieldErrors } | { listing: null; errors: FieldErrors };

export function checkListing(values: ListingTexts): Checked {
  const checked = listingSchema.safeParse(values, formParams);
  if (checked.success) return { listing: checked.data, errors: noErrors };
  return { listing: null, errors: fieldErrors(checked.error) };
}

export function checkField(field: ListingField, value: string): string | undefined {
  const checked = listingSchema.shape[field].safeParse(value, formParams);
  return checked.success ? undefined : checked.error.issues[0]?.message;
}
