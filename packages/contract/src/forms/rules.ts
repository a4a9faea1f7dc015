import { parseUrl } from '../parse-url.ts';

/** The server says this of an empty field. Forms with scripts or without leave that to the browser first. */
export const requiredMessages = {
  contact: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please choose a subject',
    message: 'Please enter your message',
  },
  enquiry: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
  },
  investor: {
    name: 'Please enter your full name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    location: 'Please enter your preferred location',
    investmentRange: 'Please choose an investment range',
    preferredIndustry: 'Please choose a preferred industry',
  },
} as const;

export const invalidEmail = 'Please enter a valid email address';

/** In rupees; more than any business costs. */
export const maxAmount = 1_000_000_000_000;
export const maxUrlLength = 2_000;

/** A URL of a site on the web; a script or a file is none. */
export function isWebUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:\/\//i.test(text) && url.hostname.includes('.');
}

/** Whether a range ends before it begins. */
export const isReversed = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low > high;
