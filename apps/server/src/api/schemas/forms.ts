import { franchiseFields, type FranchiseFieldName } from '@naya/contract/franchises/fields';
import { contactSchema } from '@naya/contract/submissions/contact';
import { enquirySchema } from '@naya/contract/submissions/enquiry';
import { investorSchema } from '@naya/contract/submissions/investor';
import { listingSchema } from '@naya/contract/submissions/listing';
import { failureSchema, receiptSchema } from '@naya/contract/submissions/receipt';
import { z } from 'zod';
import { documentSchema } from './document-schema.ts';

const name = 'Name of the person.';
const email = 'E-mail of the person; our answer goes there.';

export const enquiry = documentSchema('Enquiry', enquirySchema, 'A question about a franchise.', {
  name,
  email,
  phone: 'Any text with a phone number.',
  message: 'Plain text.',
  franchiseId: '`id` of the franchise; this or `franchiseName` makes the form an enquiry.',
  franchiseName: '`business_name` of the franchise.',
});
export const investor = documentSchema('Investor', investorSchema, 'An investor registers.', {
  name,
  email,
  phone: 'Any text with a phone number.',
  location: 'City in which to open.',
  investmentRange: 'In lakh rupees: `5-10L` is 500,000 to 1,000,000.',
  preferredIndustry: 'Name of a category.',
  experience: 'Plain text.',
});
export const contact = documentSchema('Contact', contactSchema, 'A message to us.', {
  name,
  email,
  phone: 'Any text with a phone number.',
  subject: 'What it is about.',
  message: 'Plain text.',
});

const file = z.string().meta({ format: 'binary' }).optional();
const withFiles = listingSchema.extend({
  logo: file,
  image1: file,
  image2: file,
  image3: file,
  image4: file,
});
const picture = 'JPEG, PNG, WebP, AVIF or GIF, at most 5 MB and 40 megapixels.';
const known: Partial<Record<keyof typeof withFiles.shape, string>> = {
  name,
  email,
  phone: 'Ten digits.',
  designation: 'Position in the company.',
  website: 'URL with http or https.',
  Headquarters: 'City of the head office (the capital letter belongs to the name).',
  operatingstates: 'States, joined by commas.',
  category: 'Name of a category.',
  investment_min: 'Smallest whole investment, in rupees.',
  investment_max: 'Largest whole investment, in rupees.',
  franchise_model: 'Kind of franchise.',
  description: 'Plain text.',
  logo: picture,
};
/** The other fields are those of a franchise, or files. */
const listingFields = Object.fromEntries(
  Object.keys(withFiles.shape).map((field) => {
    const { label } = franchiseFields[field as FranchiseFieldName] ?? { label: picture };
    return [field, known[field as keyof typeof known] ?? label];
  }),
) as Record<keyof typeof withFiles.shape, string>;
export const listing = documentSchema(
  'Listing',
  withFiles,
  'A brand asks to be listed.',
  listingFields,
);

export const receipt = documentSchema('Receipt', receiptSchema, 'It is stored.', {
  success: 'Always true.',
  message: 'A sentence that can be shown.',
  id: 'Number under which it is stored.',
});
export const failure = documentSchema(
  'Failure',
  failureSchema.extend({ requestId: z.string().optional() }),
  'Why it was not done. Every answer of 400 and above has this shape.',
  {
    success: 'Always false.',
    message: 'A sentence that can be shown.',
    errors: 'By field name, a sentence each; empty unless the status is 422.',
    requestId: 'With 500 and above: please name it when you write to us.',
  },
);
