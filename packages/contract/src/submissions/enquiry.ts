import { z } from 'zod';
import { maxOwnId } from '../own-id.ts';
import { noMessage, notGiven } from './enquiry-defaults.ts';
import { cleanLine } from '../unwanted-characters.ts';
import { emailAddress, optionalLine, optionalText, requiredLine } from '../forms/fields.ts';
import { requiredMessages } from '../forms/rules.ts';

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

/** As text a number or a readable name; a text with neither, such as `-1`, could be no brand's. */
const brandIdForm = /^(?:[1-9]\d{0,8}|[\p{M}\p{N}-]*\p{L}[\p{L}\p{M}\p{N}-]*)$/u;
export const brandIdPattern = brandIdForm.source;
const noBrandId = { error: 'Please give the id of the brand as the API has it' };
const brandId = z
  .union(
    [
      z.number(noBrandId).int(noBrandId).min(1, noBrandId).max(maxOwnId, noBrandId),
      z.string(noBrandId).max(200).overwrite(cleanLine).regex(brandIdForm, noBrandId),
    ],
    noBrandId,
  )
  .transform(String);
const noBrand = 'Please name the brand, by its id or by its name';

/** For apps and other sites, which find out in time what they got wrong: an enquiry by id, or by name. */
export const enquiryByIdSchema = enquirySchema.extend({ franchiseId: brandId });
export const enquiryByNameSchema = enquirySchema.extend({
  franchiseId: z
    .enum(['', notGiven])
    .nullish()
    .transform(() => notGiven),
  franchiseName: requiredLine(noBrand).refine((name) => name !== notGiven, { error: noBrand }),
});

/** What the call takes; the answer's fields are texts. */
export type EnquiryForm = z.input<typeof enquiryByIdSchema> | z.input<typeof enquiryByNameSchema>;

export function strictEnquirySchema({ franchiseId }: { franchiseId?: unknown }) {
  const isGiven = ![undefined, null, '', notGiven].includes(
    typeof franchiseId === 'string' ? franchiseId.trim() : (franchiseId as undefined),
  );
  return isGiven ? enquiryByIdSchema : enquiryByNameSchema;
}

/** `POST /investor` carries two payloads; this tells them apart. */
export function isEnquiry(body: unknown): body is { franchiseId?: unknown } {
  if (typeof body !== 'object' || body === null) return false;
  return Object.hasOwn(body, 'franchiseId') || Object.hasOwn(body, 'franchiseName');
}
