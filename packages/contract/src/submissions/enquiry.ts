import { z } from 'zod';
import { noMessage, notGiven } from './enquiry-defaults.ts';
import { cleanLine, emailAddress, optionalLine, optionalText, requiredLine } from './fields.ts';
import { requiredMessages } from './required.ts';

const franchiseId = z
  .union([z.number(), z.string().max(200)])
  .nullish()
  .transform((id) => cleanLine(String(id ?? '')) || notGiven);

const required = requiredMessages.enquiry;

export const enquirySchema = z.object({
  name: requiredLine(required.name),
  email: emailAddress(required.email),
  phone: requiredLine(required.phone),
  message: optionalText(noMessage),
  franchiseId,
  franchiseName: optionalLine(notGiven),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** `POST /investor` carries two payloads; this tells them apart. */
export function isEnquiry(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.hasOwn(body, 'franchiseId') || Object.hasOwn(body, 'franchiseName');
}
