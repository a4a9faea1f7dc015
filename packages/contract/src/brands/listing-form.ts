import { z } from 'zod';
import { franchiseFields, type FranchiseFieldName } from '../franchises/fields.ts';
import { franchiseFormSchema } from '../franchises/office-form.ts';
import { pictureOrNull } from '../forms/office-fields.ts';
import { parseJson } from '../parse-json.ts';
import { fieldsOfForm, type ListingForm, type ListingValues } from './listing-fields.ts';

type Mask = Partial<Record<FranchiseFieldName, true>>;

function pickFields<Form extends ListingForm>(form: Form): z.ZodType<ListingValues<Form>> {
  const mask: Mask = Object.fromEntries(fieldsOfForm(form).map((name) => [name, true]));
  return franchiseFormSchema.pick(mask);
}

/** The same rules as in the office, for the fields that a brand changes itself. */
export const listingTextsSchema = pickFields('texts');
export const listingClaimsSchema = pickFields('claims');

const versionText = z.coerce.number({ error: 'The version of the listing is missing' }).int();

/** A form with files holds texts alone, so the kept pictures come as JSON, in their order. */
export const listingPicturesSchema = z.object({
  version: versionText,
  images: z
    .string({ error: 'The pictures are missing' })
    .transform((text, context): unknown => {
      try {
        return parseJson(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'The pictures are not readable' });
        return z.NEVER;
      }
    })
    .pipe(z.array(pictureOrNull()).max(franchiseFields.images.max))
    .transform((urls) => urls.filter((url) => url !== null)),
  logo: z.enum(['keep', 'remove']).transform((word) => word === 'keep'),
});

/** The change that waited when the form was opened; null for none. */
export const waitingChangeSchema = z.object({
  waiting: z.number({ error: 'The number of the change is missing' }).int().nullable(),
});
