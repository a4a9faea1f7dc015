import '../../forms/no-eval.ts';
import { fieldErrors } from '@naya/contract/submissions/field-errors';
import { listingSchema, type Listing } from '@naya/contract/submissions/listing';
import { noErrors, type FieldErrors } from '../../forms/form-answer.ts';
import type { ListingField, ListingTexts } from './listing-fields.ts';

type Checked = { listing: Listing; errors: FieldErrors } | { listing: null; errors: FieldErrors };

export function checkListing(values: ListingTexts): Checked {
  const checked = listingSchema.safeParse(values);
  if (checked.success) return { listing: checked.data, errors: noErrors };
  return { listing: null, errors: fieldErrors(checked.error) };
}

export function checkField(field: ListingField, value: string): string | undefined {
  const checked = listingSchema.shape[field].safeParse(value);
  return checked.success ? undefined : checked.error.issues[0]?.message;
}
