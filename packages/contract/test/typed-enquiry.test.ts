import { expect, it } from 'vitest';
import { textLimits } from '../src/forms/limits.ts';
import { readTypedEnquiry, typedEnquiryUrl } from '../src/submissions/typed-enquiry.ts';

const hashOf = (url: string) => new URL(url, 'https://example.in').hash;

it('carries what was typed behind the #, whatever it is', () => {
  const typed = {
    name: 'मीरा & Co',
    email: 'm+1@example.in',
    phone: '+91 1',
    message: 'a#b\n100%',
  };
  const url = typedEnquiryUrl(12, typed);
  expect(url).toMatch(/^\/franchises\/12#enquiry&/);
  expect(readTypedEnquiry(hashOf(url))).toEqual(typed);
});

it.each([
  ['nothing typed', typedEnquiryUrl('a/b', { name: '' }), '/franchises/a%2Fb#enquiry'],
  [
    'what is no field',
    typedEnquiryUrl(1, { company_website: 'x' } as object),
    '/franchises/1#enquiry',
  ],
])('%s leaves the plain link to the form', (_name, url, plain) => {
  expect(url).toBe(plain);
  expect(readTypedEnquiry(hashOf(url))).toBeNull();
});

it('takes no more than a field does', () => {
  const long = readTypedEnquiry(`#enquiry&name=${'x'.repeat(900)}&other=1`);
  expect(long).toEqual({ name: 'x'.repeat(textLimits.line), email: '', phone: '', message: '' });
});
