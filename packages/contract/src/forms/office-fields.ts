import { z } from 'zod';
import { isWebUrl, maxUrlLength, invalidEmail } from './rules.ts';
import { textLimits } from './limits.ts';
import { completeUrl } from '../parse-url.ts';
import { slugOf } from '../slug.ts';
import { cleanLine, cleanText } from '../unwanted-characters.ts';

const tooLong = (max: number) => ({ error: `Please use at most ${max} characters` });
const address = /^(?:https?:\/\/|\/media\/)\S+$/i;

/** A missing, null or empty text becomes null. */
function orNull(clean: (text: string) => string, max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => clean(text ?? '') || null)
    .pipe(z.string().max(max, tooLong(max)).nullable());
}

export const lineOrNull = (max = 200) => orNull(cleanLine, max);
export const textOrNull = (max = 5_000) => orNull(cleanText, max);

/** HTML is cleaned by the server, which knows the policy; here it only has to be of a sane size. */
export const html = () =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(z.string().max(200_000, tooLong(200_000)));

export const pictureOrNull = () =>
  lineOrNull(2_000).refine((text) => text === null || address.test(text), {
    error: 'Please choose a picture, or give an address that begins with https://',
  });

/** The same rules as in the forms of the site. */
export const emailOrNull = ({ max } = { max: textLimits.email }) =>
  lineOrNull(max).refine((text) => text === null || z.regexes.email.test(text), {
    error: invalidEmail,
  });

export const urlOrNull = ({ max } = { max: maxUrlLength }) =>
  lineOrNull(max)
    .transform((text) => text && completeUrl(text))
    .refine((text) => text === null || isWebUrl(text), {
      error: 'Please enter an address that begins with https://',
    });

export const optionOrNull = <Choice extends string>(choices: readonly Choice[]) =>
  lineOrNull().pipe(
    z.enum(choices, { error: `Please choose one of ${choices.join(', ')}` }).nullable(),
  );

/** Any number of the choices, in their order, each once. */
export const options = (choices: readonly string[]) =>
  lines()
    .refine((given) => given.every((each) => choices.includes(each)), {
      error: `Please choose from ${choices.join(', ')}`,
    })
    .transform((given) => choices.filter((choice) => given.includes(choice)));

export const lines = (max = 100) =>
  z
    .array(z.string().overwrite(cleanLine).max(500, tooLong(500)))
    .nullish()
    .transform((items) => (items ?? []).filter(Boolean))
    .pipe(z.array(z.string()).max(max, { error: `Please give at most ${max}` }));

export const wholeNumber = (max: number) =>
  z
    .number({ error: 'Please enter a number' })
    .int({ error: 'Please enter a whole number' })
    .min(0, { error: 'Must be 0 or more' })
    .max(max, { error: 'Please enter a smaller number' });

export const wholeNumberOrNull = (max: number) =>
  wholeNumber(max)
    .nullish()
    .transform((value) => value ?? null);

export const percentOrNull = (max: number) =>
  z
    .number({ error: 'Please enter a number' })
    .min(0, { error: 'Must be 0 or more' })
    .max(max, { error: `Must be ${max} or less` })
    .nullish()
    .transform((value) => value ?? null);

/** Empty means: made from the title. */
export const slug = () =>
  z
    .string()
    .nullish()
    .transform((text) => slugOf(text ?? ''))
    .pipe(z.string().max(120, tooLong(120)));

export const position = () =>
  z
    .number()
    .int()
    .min(0)
    .max(100_000)
    .nullish()
    .transform((value) => value ?? 0);

export const yesOrNo = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);

/** True when an editor has read the warnings and saves all the same. */
export const acceptSchema = z.object({ acceptWarnings: z.boolean().catch(false) });

/** The version of the record that the editor had on the screen. */
export const versionSchema = z.object({
  version: z.number({ error: 'The version of the record is missing' }).int(),
});
