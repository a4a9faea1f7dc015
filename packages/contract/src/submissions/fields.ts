import { z } from 'zod';
import { dropUnwantedCharacters } from '../unwanted-characters.ts';
import { textLimits } from './limits.ts';
import { invalidEmail } from './required.ts';

/** A line break is one character everywhere. */
export function cleanText(text: string): string {
  return dropUnwantedCharacters(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

function tooLong(length: number): string {
  return `Please use at most ${length} characters`;
}

export function requiredLine(message: string, max = textLimits.line) {
  return z
    .string({ error: message })
    .overwrite(cleanLine)
    .min(1, { error: message })
    .max(max, { error: tooLong(max) });
}

export function requiredText(message: string) {
  return z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, { error: message })
    .max(textLimits.text, { error: tooLong(textLimits.text) });
}

/** May be missing, null or empty; `fallback` stands for all three. */
export function optionalLine(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? '') || fallback)
    .pipe(z.string().max(textLimits.line, { error: tooLong(textLimits.line) }));
}

export function optionalText(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? '') || fallback)
    .pipe(z.string().max(textLimits.text, { error: tooLong(textLimits.text) }));
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
