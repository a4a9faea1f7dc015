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

/** The errors of fields that the visitor typed: to others belongs no control. */
export function typedErrors(errors: FieldErrors): FieldErrors {
  const isTyped = (name: string) => typedFields.some((field) => field === name);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isTyped(name)));
}
