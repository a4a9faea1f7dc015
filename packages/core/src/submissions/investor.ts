import { enquirySchema, isEnquiry } from '@naya/contract/submissions/enquiry';
import { anonymous, notGiven } from '@naya/contract/submissions/enquiry-defaults';
import { investorSchema } from '@naya/contract/submissions/investor';
import type { Context } from '../context.ts';
import { storeSubmission } from './store.ts';
import { parse, type Sender } from './submission.ts';

/** One call carries two payloads: an enquiry about a franchise, or an investor's registration. */
export async function submitInvestorCall(context: Context, body: unknown, sender: Sender) {
  return isEnquiry(body)
    ? submitEnquiry(context, body, sender)
    : registerInvestor(context, body, sender);
}

function submitEnquiry(context: Context, body: unknown, sender: Sender) {
  const enquiry = parse(enquirySchema, body);
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
