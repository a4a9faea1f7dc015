import type { FormValues } from '../support/send-form.ts';

const sender = { name: 'Meera Test', phone: '00000 11111' };
export const message = 'Is the office open on Saturdays?';

export type FormCase = {
  path: string;
  form: string;
  button: string;
  /** Everything but the email. */
  values: FormValues;
  required: string[];
  optional: string[];
  purpose: string;
  thanks: string;
  kind: string;
};

export const contact: FormCase = {
  path: '/contact',
  form: 'Contact form',
  button: 'Send Message',
  values: { ...sender, subject: 'Support', message },
  required: ['Name', 'Email', 'Subject', 'Message'],
  optional: ['Phone'],
  purpose: 'only to answer you',
  thanks: 'Message Sent Successfully!',
  kind: 'contact',
};

export const enquiry: FormCase = {
  path: '/franchises/kulhad-nukkad',
  form: 'Enquiry form',
  button: 'Submit Enquiry',
  values: { ...sender, message },
  required: ['Name', 'Email', 'Phone'],
  optional: ['Message'],
  purpose: 'only to answer you',
  thanks: 'Thank you for your enquiry! A representative will contact you shortly.',
  kind: 'enquiry',
};

export const investor: FormCase = {
  path: '/join-investor',
  form: 'Investor registration',
  button: 'Register',
  values: { ...sender, location: 'Pune', investmentRange: '10-20L', preferredIndustry: 'Retail' },
  required: [
    'Full Name',
    'Email',
    'Phone',
    'Preferred Location',
    'Investment Range',
    'Preferred Industry',
  ],
  optional: ['Business Experience'],
  purpose: 'to tell you about franchises that fit',
  thanks: 'Thank you for registering! We will write to you about franchises that fit.',
  kind: 'investor',
};

export const listing: FormCase = {
  path: '/list-franchise',
  form: 'Franchise listing',
  button: 'Submit Listing',
  values: {
    name: 'Meera Test',
    designation: 'Founder',
    phone: '9000000001',
    business_name: 'Kagaz Test Kitchens',
    open_cities: 'Indore, anywhere in Goa',
    Headquarters: 'Pune',
    operatingstates: ['Goa', 'Kerala'],
    category: 'Retail',
    franchise_model: 'Multi-Unit',
    investment_min: '500000',
    investment_max: '900000',
    description: 'A',
  },
  required: ['Name', 'Email', 'Phone', 'Company Name', 'Headquarters', 'Description'],
  optional: ['Website'],
  purpose: 'We collect your contact details to talk to you',
  thanks: 'Your franchise listing has been submitted successfully!',
  kind: 'listing',
};

export const forms = [contact, enquiry, investor, listing];
