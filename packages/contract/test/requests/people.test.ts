import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contactSubjects, investmentRanges } from '../../src/choices.ts';
import { contactSchema } from '../../src/submissions/contact.ts';
import { enquiryWithDefaults } from '../../src/submissions/enquiry-defaults.ts';
import { enquirySchema, isEnquiry } from '../../src/submissions/enquiry.ts';
import { fieldErrors } from '../../src/forms/field-errors.ts';
import { investorSchema } from '../../src/submissions/investor.ts';

function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const parsed = schema.safeParse(value);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

const contact = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  subject: 'Support',
  message: 'Hello',
};

describe('contact', () => {
  test('accepts every subject, and no phone', () => {
    for (const subject of contactSubjects) {
      const { phone, ...rest } = { ...contact, subject };
      expect(contactSchema.parse(rest)).toEqual({ ...rest, phone });
    }
  });

  test('says what is missing', () => {
    expect(errorsOf(contactSchema, {})).toEqual({
      name: 'Please enter your name',
      email: 'Please enter your email address',
      subject: 'Please choose a subject',
      message: 'Please enter your message',
    });
  });

  test('refuses a subject outside the list, and what is no e-mail', () => {
    expect(errorsOf(contactSchema, { ...contact, subject: 'Spam', email: 'asha' })).toEqual({
      subject: 'Please choose a subject',
      email: 'Please enter a valid email address',
    });
  });

  test('refuses a body that is no object', () => {
    for (const body of [null, 'x', [], 5]) {
      expect(Object.keys(errorsOf(contactSchema, body))).toEqual(['form']);
    }
  });
});

const investor = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: 'ask the office',
  location: 'Pune',
  investmentRange: '5-10L',
  preferredIndustry: 'Retail',
  experience: '',
};

describe('investor', () => {
  test('accepts every range, and no experience', () => {
    for (const { value } of investmentRanges) {
      const { experience, ...rest } = { ...investor, investmentRange: value };
      expect(investorSchema.parse(rest)).toEqual({ ...rest, experience });
    }
  });

  test('says what is missing', () => {
    expect(errorsOf(investorSchema, { experience: null })).toEqual({
      name: 'Please enter your full name',
      email: 'Please enter your email address',
      phone: 'Please enter your phone number',
      location: 'Please enter your preferred location',
      investmentRange: 'Please choose an investment range',
      preferredIndustry: 'Please choose a preferred industry',
    });
  });

  test('refuses a range outside the list', () => {
    expect(errorsOf(investorSchema, { ...investor, investmentRange: '1Cr+' })).toEqual({
      investmentRange: 'Please choose an investment range',
    });
  });
});

describe('enquiry', () => {
  const defaults = {
    name: 'Anonymous',
    email: 'hello@example.in',
    phone: 'N/A',
    message: 'No message provided.',
    franchiseId: 'N/A',
    franchiseName: 'N/A',
  };

  test('empty fields are sent as the defaults, which the API accepts', () => {
    expect(enquiryWithDefaults({}, 'hello@example.in')).toEqual(defaults);
    const blank = { name: ' ', email: '', phone: null, message: '\n', franchiseName: ' ' };
    expect(enquiryWithDefaults(blank, 'hello@example.in')).toEqual(defaults);
    expect(enquirySchema.parse(defaults)).toEqual(defaults);
  });

  test('what was filled in is trimmed and kept', () => {
    const filled = { name: ' Asha ', email: ' a@example.in', phone: '1 ', franchiseId: 12 };
    expect(enquiryWithDefaults(filled, 'hello@example.in')).toEqual({
      ...defaults,
      name: 'Asha',
      email: 'a@example.in',
      phone: '1',
      franchiseId: '12',
    });
  });

  test('the API fills in message and franchise, and asks for the rest', () => {
    const { name, email, phone } = defaults;
    expect(enquirySchema.parse({ name, email, phone })).toEqual(defaults);
    expect(enquirySchema.parse({ ...defaults, franchiseId: 12 }).franchiseId).toBe('12');
    expect(errorsOf(enquirySchema, { franchiseId: 12 })).toEqual({
      name: 'Please enter your name',
      email: 'Please enter your email address',
      phone: 'Please enter your phone number',
    });
    expect(errorsOf(enquirySchema, { ...defaults, email: 'nobody' })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test('is told from a registration by its franchise', () => {
    expect(isEnquiry({ franchiseId: 'N/A' })).toBe(true);
    expect(isEnquiry({ franchiseName: '' })).toBe(true);
    expect(isEnquiry(investor)).toBe(false);
    for (const rubbish of [null, undefined, 'franchiseId', ['franchiseId'], 5]) {
      expect(isEnquiry(rubbish)).toBe(false);
    }
  });
});
