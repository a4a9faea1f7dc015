import { messages } from '@naya/contract/api/errors';
import { provider } from '@naya/contract/site-info/provider';
import {
  enquiryWithDefaults,
  type EnquiryPayload,
} from '@naya/contract/submissions/enquiry-defaults';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import type { FieldErrors } from '../../forms/form-answer.ts';
import { textsOf } from '../../forms/texts-of.ts';

export const enquiryFields = [...typedFields, 'franchiseId', 'franchiseName'] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export function enquiryFrom(form: FormData): EnquiryPayload {
  return enquiryWithDefaults(textsOf(form, enquiryFields), provider.email);
}

export function isBlank(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  return Object.values(textsOf(new FormData(form), typedFields)).every((text) => text === '');
}

export type EnquiryRefusal = { errors: FieldErrors; message: string };

/** Keeps the errors of fields that the visitor typed; others count as a failure like any other. */
export function refusalOf(errors: FieldErrors | null): EnquiryRefusal {
  const known = typedFields.flatMap((name) => {
    const error = errors?.[name];
    return error ? [[name, error]] : [];
  });
  return { errors: Object.fromEntries(known) as FieldErrors, message: messages.enquiryFailed };
}
