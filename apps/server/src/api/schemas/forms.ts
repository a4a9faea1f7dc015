import { failureCodes } from '@naya/contract/failure-codes';
import { costPartLabels } from '@naya/contract/franchises/cost-parts';
import { franchiseFields, type FranchiseFieldName } from '@naya/contract/franchises/fields';
import { maxAmount, maxUrlLength } from '@naya/contract/forms/rules';
import { longestPlaceText, textLimits } from '@naya/contract/forms/limits';
import { operatingStates } from '@naya/contract/choices';
import { contactSchema } from '@naya/contract/submissions/contact';
import {
  brandIdPattern,
  enquiryByIdSchema,
  enquiryByNameSchema,
  enquirySchema,
} from '@naya/contract/submissions/enquiry';
import { notGiven } from '@naya/contract/submissions/enquiry-defaults';
import { idSchema } from '@naya/contract/id';
import { investorSchema } from '@naya/contract/submissions/investor';
import { costFieldsOfListing } from '@naya/contract/submissions/listing-costs';
import { placeFieldsOfListing } from '@naya/contract/submissions/listing-places';
import { listingSchema } from '@naya/contract/submissions/listing';
import { eventRegistrationSchema } from '@naya/contract/submissions/event';
import { reportSchema } from '@naya/contract/submissions/report';
import { failureSchema, receiptSchema } from '@naya/contract/submissions/receipt';
import { droppedCharacter, keptCharacter } from '@naya/contract/unwanted-characters';
import { z } from 'zod';
import { documentSchema, type FieldText } from './document-schema.ts';

/** Spaces around a text and characters that nobody sees are dropped before it is measured. */
const optional = (description: string, maxLength = textLimits.line) => ({ description, maxLength });
const required = (description: string, maxLength = textLimits.line) => ({
  description,
  maxLength,
  pattern: keptCharacter,
});
const text = textLimits.text;

const name = required('Name of the person.');
const email = {
  description: 'E-mail of the person; our answer goes there.',
  maxLength: textLimits.email,
};
const phone = required('Any text with a phone number.');

const franchiseId = {
  description: '`id` of the franchise, or its `slug`.',
  maxLength: textLimits.line,
};
const franchiseName = optional(
  '`business_name` of the franchise. The name of another franchise than `franchiseId` says is refused, by 422.',
);
const enquiryFields = { name, email, phone, message: optional('Plain text.', text) };
export const enquiry = documentSchema(
  'Enquiry',
  enquiryByIdSchema.extend({
    franchiseId: z.union([
      enquiryByIdSchema.shape.franchiseId.in.options[0],
      z.string().meta({ pattern: brandIdPattern }),
    ]),
  }),
  'A question about a franchise, by its id.',
  { ...enquiryFields, franchiseId, franchiseName },
);
export const enquiryByName = documentSchema(
  'EnquiryByName',
  enquiryByNameSchema,
  'A question about a franchise of which only the name is known, listed or not.',
  {
    ...enquiryFields,
    franchiseId: 'Left out, empty or `N/A`.',
    franchiseName: {
      ...required(
        'Name of the franchise. One that is not listed is no error: the enquiry stays with us.',
      ),
      not: { pattern: `^${droppedCharacter}*${notGiven}${droppedCharacter}*$` },
    },
  },
);

const tolerantId = `Id of the franchise, or \`${notGiven}\`.`;
const tolerantName = optional('Name of the franchise.');
/** The primary set takes what its specification's forms send; one of the two has to be there, whatever it holds. */
export const siteEnquiry = documentSchema(
  'SiteEnquiry',
  enquirySchema.extend({ franchiseId: z.union([z.number(), z.string(), z.null()]) }),
  'A question about a franchise.',
  {
    ...enquiryFields,
    franchiseId: { ...franchiseId, description: tolerantId },
    franchiseName: tolerantName,
  },
);
export const siteEnquiryByName = documentSchema(
  'SiteEnquiryByName',
  enquirySchema.extend({ franchiseName: z.string().nullable() }),
  'A question about a franchise by its name.',
  {
    ...enquiryFields,
    franchiseId: { ...franchiseId, description: tolerantId },
    franchiseName: tolerantName,
  },
);
export const investor = documentSchema('Investor', investorSchema, 'An investor registers.', {
  name,
  email,
  phone,
  location: required('City in which to open.'),
  investmentRange: 'In lakh rupees: `5-10L` is 500,000 to 1,000,000.',
  preferredIndustry: required('Name of a category.'),
  experience: optional('Plain text.', text),
});
export const contact = documentSchema('Contact', contactSchema, 'A message to us.', {
  name,
  email,
  phone: optional('Any text with a phone number.'),
  subject: 'What it is about.',
  message: required('Plain text.', text),
});

export const report = documentSchema(
  'ListingReport',
  reportSchema,
  'Somebody says what is wrong with a listing. Our team alone reads it.',
  {
    franchiseId: required('`id` of the franchise, or its `slug`.'),
    reason: 'What is wrong.',
    message: required('Plain text.', text),
    email: 'Where our answer goes; may be left out or empty.',
  },
);

export const eventRegistration = documentSchema(
  'EventRegistration',
  eventRegistrationSchema,
  'Somebody wants to come to an event; the mail has its day as a calendar file.',
  {
    eventId: required('`id` of an event that is not over.'),
    name,
    email,
    phone: optional('Any text with a phone number.'),
    message: optional('Plain text.', text),
  },
);

const file = z.string().meta({ format: 'binary' }).optional();
const withFiles = listingSchema.extend({
  logo: file,
  image1: file,
  image2: file,
  image3: file,
  image4: file,
});
const picture = 'JPEG, PNG, WebP, AVIF or GIF, at most 5 MB and 40 megapixels.';
const oneOfList = (choices: readonly string[]) => `(?:${choices.map(escapePattern).join('|')})`;
/** Commas, semicolons and lines part them; empty parts are dropped. */
const joined = (choices: readonly string[]) =>
  String.raw`[\s,;]*${oneOfList(choices)}(?:\s*[,;\r\n][\s,;]*${oneOfList(choices)})*[\s,;]*`;
const escapePattern = (choice: string) => choice.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Blank is empty; `blank` is what the field's schema takes for nothing. */
const blankOr = (pattern: string, blank = String.raw`\s`) => `^(?:${pattern}|${blank}*)$`;
const inAnyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const currency = String.raw`\s*(?:₹|[Rr][Ss]\.?|[Ii][Nn][Rr])?`;
const units = ['crores', 'crore', 'cr', 'lakhs', 'lakh', 'lacs', 'lac', 'l', 'thousand', 'k'];
/** `5,00,000`, `₹ 500000`, `Rs. 500000.50`: blanks and commas count for nothing; or `3.5 lakh`. */
const plainAmount = String.raw`(?:[\s,]*\d){1,12}(?:[\s,]*\.(?:[\s,]*\d)+)?[\s,]*`;
const amountInUnits = String.raw`\s*\d{1,5}(?:\.\d{1,2})?\s*(?:${units.map(inAnyCase).join('|')})\s*`;
const amountText = String.raw`${currency}(?:${plainAmount}|${amountInUnits})`;
const amount = (description: string) => ({
  description,
  pattern: `^${amountText}$`,
  minimum: 0,
  maximum: maxAmount,
});
const optionalAmount = (description: string) => ({
  ...amount(description),
  pattern: blankOr(amountText),
});
const known: Partial<Record<keyof typeof withFiles.shape, FieldText>> = {
  name,
  email,
  phone: 'Ten digits.',
  designation: required('Position in the company.'),
  business_name: required('Name of the brand.'),
  website: {
    description: 'Whole URL with http or https, whose host has a dot; or empty.',
    maxLength: maxUrlLength,
    pattern: blankOr(
      String.raw`\s*[Hh][Tt][Tt][Pp][Ss]?://[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}(?::\d{1,4})?(?:[/?#]\S*)?\s*`,
      droppedCharacter,
    ),
  },
  Headquarters: required('City of the head office (the capital letter belongs to the name).'),
  operatingstates: {
    description: 'States, with commas, semicolons or line breaks between them.',
    pattern: `^${joined(operatingStates)}$`,
  },
  category: required(
    'Name of a category, letter for letter as `GET /api/categories` has it; its slug is refused.',
  ),
  investment_min: amount('Smallest whole investment, in rupees: `500000`, `5,00,000` or `5 lakh`.'),
  investment_max: amount('Largest whole investment, in rupees.'),
  franchise_model: 'Kind of franchise.',
  description: required('Plain text.', text),
  costs_not_included: {
    description: 'Parts that the investment does not include, parted as the states are.',
    pattern: blankOr(joined(costPartLabels), String.raw`[\s,;]`),
  },
  logo: picture,
};
const places = new Set<string>(Object.keys(placeFieldsOfListing));
const costs = new Set<string>(Object.keys(costFieldsOfListing));
/** The other fields are those of a franchise, or files. */
const listingFields = Object.fromEntries(
  Object.keys(withFiles.shape).map((field): [string, FieldText] => {
    const { label } = franchiseFields[field as FranchiseFieldName] ?? { label: picture };
    const about = places.has(field)
      ? {
          description: `${label}: cities and states that exist, separated by semicolons.`,
          maxLength: longestPlaceText,
        }
      : costs.has(field)
        ? optionalAmount(`${label}.`)
        : label;
    return [field, known[field as keyof typeof known] ?? about];
  }),
) as Record<keyof typeof withFiles.shape, FieldText>;
export const listing = documentSchema(
  'Listing',
  withFiles,
  'A brand asks to be listed. Blanks around a text are dropped before it is checked.',
  listingFields,
);

export const receipt = documentSchema(
  'Receipt',
  receiptSchema.extend({ id: idSchema }),
  'It is stored.',
  {
    success: 'Always true.',
    message: 'A sentence that can be shown.',
    id: 'Number under which it is stored.',
    test: 'True when it was sent with a test key: nothing is stored, and `id` leads to nothing. Otherwise absent.',
  },
);
export const failure = documentSchema(
  'Failure',
  failureSchema.extend({ code: z.enum(failureCodes) }),
  'Why it was not done. Every answer of 400 and above has this shape.',
  {
    success: 'Always false.',
    code: 'The reason, for programs: it stays the same when the sentence changes.',
    message: 'A sentence that can be shown.',
    errors:
      'By field name, a sentence each: with 422, and with 413 and 415 where one field is the reason; else empty.',
    test: 'True when it was sent with a test key; otherwise absent.',
    requestId: 'With 500 and above: please name it when you write to us.',
  },
);
