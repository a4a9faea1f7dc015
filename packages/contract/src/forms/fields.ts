import { z } from 'zod';
import { cleanLine, cleanText } from '../unwanted-characters.ts';
import { invalidEmail } from './rules.ts';
import { textLimits } from './limits.ts';

const tooLong = (max: number) => ({ error: `Please use at most ${max} characters` });

/** Characters as readers and the documentation of the API count them: an emoji is one. */
const isWithin = (max: number) => (text: string) =>
  text.length <= max || Array.from(text).length <= max;

export function requiredLine(message: string, max = textLimits.line) {
  return z
    .string({ error: message })
    .overwrite(cleanLine)
    .min(1, { error: message })
    .refine(isWithin(max), tooLong(max));
}

export function requiredText(message: string) {
  return z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, { error: message })
    .refine(isWithin(textLimits.text), tooLong(textLimits.text));
}

/** May be missing, null or empty; `fallback` stands for all three. */
export function optionalLine(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? '') || fallback)
    .pipe(z.string().refine(isWithin(textLimits.line), tooLong(textLimits.line)));
}

export function optionalText(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? '') || fallback)
    .pipe(z.string().refine(isWithin(textLimits.text), tooLong(textLimits.text)));
}

/** The secret part of a mailed link. */
export const linkToken = () => requiredLine('The link is not complete');

export function emailAddress(required: string) {
  return requiredLine(required, textLimits.email).regex(z.regexes.email, {
    error: invalidEmail,
  });
}

/** Of an account: however it is typed, it is one. */
export const accountEmail = (required: string) =>
  emailAddress(required).transform((text) => text.toLowerCase());
