import { z } from 'zod';
import { lineOrNull, textOrNull } from '../forms/office-fields.ts';
import { checkKindNames, documentKinds } from './checks.ts';

/** More say no more of a visit. */
export const maxCheckPictures = 6;

const dayMs = 24 * 60 * 60 * 1000;
/** The day may have begun in India already. */
export const isPastOrToday = (day: string) => Date.parse(day) <= Date.now() + dayMs / 2;

/** An operator records this of a check; the session says who it was. */
export const checkFormSchema = z
  .object({
    kind: z.enum(checkKindNames, { error: 'Please choose what was checked' }),
    checked_on: z.iso
      .date({ error: 'Please enter a day' })
      .refine(isPastOrToday, { error: 'This day is still to come' }),
    detail: lineOrNull(100),
    /** Visitors read and see these. */
    words: textOrNull(1_000),
    images: z
      .string()
      .optional()
      .transform((text) => (text ?? '').split('\n').filter(Boolean))
      .refine((urls) => urls.length <= maxCheckPictures, {
        error: `Please choose at most ${maxCheckPictures} pictures`,
      }),
    /** For operators alone. */
    note: textOrNull(1_000),
  })
  .superRefine(({ kind, detail }, context) => {
    const isDocument = (documentKinds as readonly (string | null)[]).includes(detail);
    if (kind === 'document' && !isDocument) {
      context.addIssue({
        code: 'custom',
        path: ['detail'],
        message: `Please choose one of ${documentKinds.join(', ')}`,
      });
    }
  });

/** A check as the office lists it. */
export type OfficeCheck = {
  id: number;
  kind: (typeof checkKindNames)[number];
  checked_on: string;
  detail: string | null;
  words: string | null;
  images: string[];
  note: string | null;
  actor: string;
  file_name: string | null;
  created_at: string;
};
export type OfficeChecks = {
  checks: OfficeCheck[];
  /** Why the registration numbers cannot be recorded as checked, if so. */
  registrationFault: string | null;
  confirmed_at: string | null;
};
