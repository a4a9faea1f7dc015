import {
  enquirySchema,
  isEnquiry,
  strictEnquirySchema,
  type Enquiry,
} from '@naya/contract/submissions/enquiry';
import { readOwnId } from '@naya/contract/own-id';
import { anonymous, notGiven } from '@naya/contract/submissions/enquiry-defaults';
import { investorSchema } from '@naya/contract/submissions/investor';
import { slugOf } from '@naya/contract/slug';
import { findFranchise, isNamedSo } from '@naya/db/franchises/public';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { storeSubmission } from './store.ts';
import type { Sender } from './received-form.ts';
import { parse } from '../parse.ts';

/** One call carries two payloads: an enquiry about a franchise, or an investor's registration. */
export async function submitInvestorCall(context: Context, body: unknown, sender: Sender) {
  return isEnquiry(body)
    ? submitEnquiry(context, parse(enquirySchema, body), sender)
    : registerInvestor(context, body, sender);
}

/** The same, but an enquiry has to name a brand, and one brand. */
export async function submitStrictInvestorCall(context: Context, body: unknown, sender: Sender) {
  if (!isEnquiry(body)) return registerInvestor(context, body, sender);
  const enquiry = parse(strictEnquirySchema(body), body);
  await requireOneBrand(context, enquiry);
  return submitEnquiry(context, enquiry, sender);
}

/** An old name or slug of the brand, or a name that nobody has, is let pass. */
async function requireOneBrand({ db }: Context, { franchiseId, franchiseName }: Enquiry) {
  if (franchiseId === notGiven || franchiseName === notGiven) return;
  const brand = await findFranchise(db, franchiseId);
  const isRight = brand
    ? slugOf(brand.business_name) === slugOf(franchiseName)
    : readOwnId(franchiseId) === null;
  if (isRight) return;
  if (await isNamedSo(db, franchiseName)) {
    throw invalid({ franchiseName: 'This is the name of another brand than the id says' });
  }
}

function submitEnquiry(context: Context, enquiry: Enquiry, sender: Sender) {
  const { name, email, phone, franchiseId } = enquiry;
  return storeSubmission(context, sender, {
    kind: 'enquiry',
    name,
    email,
    phone,
    franchise: franchiseId === notGiven ? null : franchiseId,
    payload: enquiry,
    incomplete: name === anonymous || phone === notGiven,
    answer: 'Thank you for your enquiry! A representative will contact you shortly.',
  });
}

function registerInvestor(context: Context, body: unknown, sender: Sender) {
  const investor = parse(investorSchema, body);
  return storeSubmission(context, sender, {
    kind: 'investor',
    name: investor.name,
    email: investor.email,
    phone: investor.phone,
    payload: investor,
    answer: 'Thank you for registering! We will write to you about franchises that fit.',
  });
}
