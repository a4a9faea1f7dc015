import type { InvestorFeedback } from '../brands/stages.ts';
import type { SubmissionKind } from '../constants.ts';

export type PersonalMessage = { isOwn: boolean; text: string; created_at: string };

export type PersonalSubmission = {
  id: number;
  kind: SubmissionKind;
  payload: Record<string, unknown>;
  created_at: string | null;
  /** When the person confirmed it by the link of our mail. */
  confirmed_at: string | null;
  /** When they ended it. */
  withdrawn_at: string | null;
  /** When the brand's answer is due, and came; whether it said that it does not fit. */
  due_at: string | null;
  answered_at: string | null;
  declined: boolean;
  /** The brand that has the enquiry. */
  delivered_to: string | null;
  /** What it and we wrote back, and what the person answered to that, in order. */
  messages: PersonalMessage[];
  /** Whether the brand had answered, as the person told us by the link of our mail. */
  word: InvestorFeedback | null;
};

/** A franchise whose contact the person is; visitors never see them. */
export type PersonalContact = {
  franchise_id: number;
  business_name: string;
  name: string;
  phone: string | null;
  designation: string | null;
  /** Papers of the franchise that we hold, by kind and day. */
  documents: string[];
};

/** What visitors can call or write to at a franchise, or could, that is this person's. */
export type PublicContact = { business_name: string; email: string | null; phone: string | null };

/** The account of a brand's person, and what they wrote as such. */
export type PersonalAccount = {
  name: string;
  /** Whether they have signed in: then only they erase it, signed in. */
  joined: boolean;
  /** When it is to be erased, as they asked. */
  erased_at: string | null;
  brands: { business_name: string; role: string }[];
  /** For whom they acted until when. */
  former: { business_name: string; removed_at: string }[];
  /** For whom they are asked to act, by which name. */
  invitations: { business_name: string; name: string }[];
  messages: { text: string }[];
  /** Papers that they sent for a verification. */
  papers: { detail: string; name: string }[];
  /** Their changes of listings: which brand, and when. */
  changes: { business_name: string; created_at: string }[];
};

/** A partner whose contact the person is. */
type PersonalPartner = { name: string; contact_name: string };

/** An order of a plan that names the person’s e-mail, and who pays. */
type PersonalOrder = { plan_name: string; created_at: string; name: string; address: string };

/** An answer to our question about a listing, by the link that we had mailed. */
export type PersonalAnswer = { id: number; business_name: string; text: string };

/** Submissions of one e-mail that are not erased, newest first, and the franchises it is the contact of. */
export type PersonalData = {
  email: string;
  /** False for the link of a mail about one submission: it opens nothing else. */
  is_all: boolean;
  submissions: PersonalSubmission[];
  contacts: PersonalContact[];
  public_contacts: PublicContact[];
  account: PersonalAccount | null;
  partners: PersonalPartner[];
  answers: PersonalAnswer[];
  orders: PersonalOrder[];
};
