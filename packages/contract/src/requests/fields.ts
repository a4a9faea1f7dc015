import { z } from 'zod';

const shortLength = 200;
const longLength = 5_000;
// Tab and line feed stay; carriage returns go, so a line break is one character everywhere. What turns the
// direction of text around it could disguise a name; half a character cannot be stored.
const unwanted = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

function tooLong(length: number): string {
  return `Please use at most ${length} characters`;
}

export function requiredLine(message: string, max = shortLength) {
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
    .max(longLength, { error: tooLong(longLength) });
}

/** May be missing, null or empty; `fallback` stands for all three. */
export function optionalLine(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? '') || fallback)
    .pipe(z.string().max(shortLength, { error: tooLong(shortLength) }));
}

export function optionalText(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? '') || fallback)
    .pipe(z.string().max(longLength, { error: tooLong(longLength) }));
}

export function emailAddress(required: string) {
  return requiredLine(required, 254).regex(z.regexes.email, {
    error: 'Please enter a valid email address',
  });
}
