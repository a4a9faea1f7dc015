import type { Id } from '@naya/contract/id';
import { provider } from '@naya/contract/site-info/provider';
import {
  enquiryWithDefaults,
  type EnquiryPayload,
} from '@naya/contract/submissions/enquiry-defaults';
import type { Enquirer } from '../forms/enquirer-fields.tsx';

export type AskedBrand = { id: Id; business_name: string };

/** The same words to one brand: every enquiry goes to exactly one. */
export function enquiryFor({ id, business_name }: AskedBrand, enquirer: Enquirer): EnquiryPayload {
  const about = { franchiseId: String(id), franchiseName: business_name };
  return enquiryWithDefaults({ ...enquirer, ...about }, provider.email);
}
