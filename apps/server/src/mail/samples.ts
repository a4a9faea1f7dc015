import type { Invoice } from '@naya/contract/billing/entity';
import { provider } from '@naya/contract/site-info/provider';
import type { MailDetails, MailKind } from '@naya/contract/mail/kinds';
import type { MailLinks, MailToWrite } from '@naya/core/mail/send';
import type { SiteDetails } from '@naya/core/site-info/site-details';
import type { SubmissionRow } from '@naya/db/tables/submissions';

const at = '2026-01-05T09:30:00.000Z';

function submission(overrides: Partial<SubmissionRow>): SubmissionRow {
  return {
    id: 1,
    key: '00000000-0000-4000-8000-000000000000',
    kind: 'contact',
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '00000 11111',
    franchise_id: null,
    payload: {},
    answer: '',
    body_hash: null,
    partner_id: null,
    origin: null,
    incomplete: false,
    mobile: null,
    stage: 'new',
    spam_score: 0,
    spam_reasons: [],
    consent: null,
    assignee_id: null,
    unseen: false,
    next_step: null,
    due_on: null,
    reminded_on: null,
    first_response_at: null,
    confirmed_at: null,
    paused_at: null,
    reopened_at: null,
    withdrawn_at: null,
    erased_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
    ...overrides,
  };
}

const person = { name: 'Asha Rao', email: 'asha@example.in', phone: '00000 11111' };
const submissions = [
  submission({
    kind: 'contact',
    payload: { ...person, subject: 'Support', message: 'Where do I see my listing?\nThank you.' },
  }),
  submission({
    kind: 'enquiry',
    incomplete: true,
    payload: { ...person, franchiseName: 'Kulhad Nukkad', message: 'Is Nagpur still open?' },
  }),
  submission({
    kind: 'investor',
    payload: {
      ...person,
      location: 'Nagpur',
      investmentRange: '10-20L',
      preferredIndustry: 'Food & Beverage',
      experience: 'Ten years in retail.',
    },
  }),
  submission({
    kind: 'listing',
    payload: {
      ...person,
      designation: 'Founder',
      business_name: 'Dosa Gali',
      Headquarters: 'Mysuru',
      operatingstates: 'Karnataka',
      category: 'Food & Beverage',
      investment_min: 500_000,
      investment_max: 700_000,
      franchise_model: 'Single Unit',
      description: 'Dosas from a window on the street.',
    },
  }),
];

function mail<Kind extends MailKind>(
  kind: Kind,
  of: SubmissionRow,
  details: MailDetails[Kind],
): MailToWrite<Kind> {
  const isEnquiry = of.kind === 'enquiry';
  return {
    id: 1,
    kind,
    to: of.email,
    details,
    submission: of,
    brand: isEnquiry ? 'Kulhad Nukkad' : null,
    isDelivered: isEnquiry,
    paused_until: null,
  };
}

const decided = { businessName: 'Dosa Gali', reason: null };
const listing = submission({ kind: 'listing', franchise_id: 1 });

const sampleInvoice: Invoice = {
  id: 1,
  kind: 'invoice',
  number: 'INV/25-26/00001',
  issued_on: '2026-01-05',
  seller: {
    name: 'Naya Sample Private Limited',
    gstin: '27AAPFU0939F1ZV',
    address: 'Sample House, Nagpur 440001',
    state: 'Maharashtra',
  },
  buyer: {
    name: 'Dosa Gali Foods',
    gstin: null,
    address: 'Sample Road, Mysuru 570001',
    state: 'Karnataka',
  },
  description: 'Featured, one year, 5 Jan 2026 to 4 Jan 2027',
  sac: '998365',
  gst_rate: 18,
  net: 499_900,
  cgst: 0,
  sgst: 0,
  igst: 89_982,
  total: 589_882,
  corrects: null,
  reason: null,
};

/** One of every mail we write, with invented people. */
export const sampleMails: MailToWrite[] = [
  ...submissions.map((each) => mail('operator-notice', each, {})),
  ...submissions.map((each) => mail('acknowledgement', each, {})),
  mail('listing-decision', listing, { ...decided, status: 'approved' }),
  mail('listing-decision', listing, {
    ...decided,
    status: 'rejected',
    reason: 'The logo belongs to another brand.',
  }),
  mail('listing-decision', listing, { ...decided, status: 'suspended' }),
  mail('listing-decision', listing, { ...decided, status: 'pending' }),
  mail('password-reset', listing, {
    name: 'Asha Rao',
    url: 'https://www.example.in/admin/new-password?token=sample',
  }),
  mail('password-reset', listing, {
    name: 'Asha Rao',
    url: 'https://www.example.in/admin/new-password?token=sample',
    role: 'editor',
  }),
  mail('data-link', listing, {}),
  mail('erasure-asked', listing, {
    url: 'https://www.example.in/brand/stop-erasure/sample',
    due_at: at,
  }),
  mail('test-mail', listing, {}),
  mail('plan-order', listing, {
    businessName: 'Dosa Gali',
    franchiseId: 1,
    planName: 'Featured, one year',
    total: 589_882,
    reference: 'ORDER-7',
    payee: 'Naya Sample Private Limited',
    bank: 'Sample Bank, account 000011112222, IFSC SMPL0000001',
    upiId: 'sample@bank',
  }),
  mail('invoice', listing, { invoice: sampleInvoice }),
  mail('invoice', listing, {
    invoice: {
      ...sampleInvoice,
      kind: 'credit note',
      number: 'CRN/25-26/00001',
      corrects: sampleInvoice,
      reason: 'Ordered twice.',
    },
  }),
  mail('plan-ends', listing, {
    businessName: 'Dosa Gali',
    franchiseId: 1,
    planName: 'Featured, one year',
    ends_on: '2027-01-04',
  }),
  ...submissions.slice(0, 1).map((each) => mail('lead-given', each, { by: 'Meera' })),
  ...submissions.slice(1, 2).flatMap((each) => [
    mail('lead-reply', each, {
      subject: 'Your enquiry about Kulhad Nukkad',
      text: 'Dear Asha,\n\nNagpur is open.\nShall we talk?',
      by: 'Meera',
    }),
    mail('lead-due', each, { step: 'Call about the lease', due_on: '2026-01-06' }),
  ]),
  ...[false, true].map((isLast) =>
    mail('listing-unconfirmed', listing, {
      businessName: 'Dosa Gali',
      since: at,
      isLast,
      months: 18,
    }),
  ),
  mail('contact-erased', listing, {
    unpublished: [{ id: 1, name: 'Dosa Gali' }],
    withdrawn: [12],
  }),
  mail('brand-sign-in', listing, { url: 'https://www.example.in/brand/sample', code: '123456' }),
  mail('brand-invitation', listing, { businessName: 'Dosa Gali' }),
  mail('brand-invitation', listing, { businessName: 'Dosa Gali', isEnquiry: true }),
  mail('brand-enquiries', listing, { businessName: 'Kulhad Nukkad', franchiseId: 1, count: 7 }),
  mail('brand-people', listing, {
    businessName: 'Dosa Gali',
    change: 'invited',
    isOperator: false,
    url: 'https://www.example.in/brand/sample',
  }),
  ...submissions.slice(0, 1).flatMap((enquiry) => {
    const due = { businessName: 'Kulhad Nukkad', due_at: at };
    const url = 'https://www.example.in/brand/sample';
    return [
      mail('brand-enquiry', enquiry, {}),
      mail('brand-reply', enquiry, {
        businessName: 'Kulhad Nukkad',
        text: 'Thank you for asking.\nShall we talk on Monday?',
        replyTo: 'brand@example.in',
      }),
      mail('investor-answer', enquiry, {
        businessName: 'Kulhad Nukkad',
        name: 'Asha Rao',
        text: 'Monday is fine. Is the kiosk of 80 sq ft enough?',
      }),
      mail('mail-bounced', enquiry, { businessName: 'Kulhad Nukkad', whose: 'investor' }),
      mail('mail-bounced', enquiry, { businessName: 'Kulhad Nukkad', whose: 'brand' }),
      mail('brand-reopened', enquiry, { businessName: 'Kulhad Nukkad' }),
      mail('brand-declined', enquiry, { businessName: 'Kulhad Nukkad' }),
      mail('enquiry-ended', enquiry, {
        businessName: 'Kulhad Nukkad',
        franchiseId: 1,
        reference: 12,
        delivered_at: at,
      }),
      mail('brand-reminder', enquiry, due),
      mail('brand-overdue', enquiry, due),
      mail('brand-answered', enquiry, { ...due, urls: { yes: url, no: url, rubbish: url } }),
      mail('brand-change', enquiry, {
        businessName: 'Kulhad Nukkad',
        state: 'refused',
        reason: 'Please send the figures of a year.',
        url,
      }),
    ];
  }),
];

export const sampleSite: SiteDetails = {
  name: provider.siteName,
  colour: null,
  logoUrl: null,
  address: provider.address,
  phone: provider.phone,
  email: provider.email,
};

export const sampleLinks: MailLinks = {
  privacyUrl: 'https://www.example.in/my-data/sample',
  franchiseUrl: 'https://www.example.in/franchises/1',
  officeUrl: 'https://www.example.in/admin/#/leads/1',
  brandUrl: 'https://www.example.in/brand/1',
  confirmUrl: 'https://www.example.in/brand/confirm-enquiry/sample',
  endUrl: 'https://www.example.in/brand/end-enquiry/sample',
  threadAddress: 'e-i12-sample@answers.example.in',
};
