import type { FranchiseStatus } from '../franchises/entity.ts';
import type { ListingValues } from './listing-fields.ts';
import type { BrandRole } from './roles.ts';
import type {
  answerKinds,
  BrandStage,
  ChangeState,
  InvestorFeedback,
  Ruling,
  ReviewMessageKind,
} from './stages.ts';
import type { WeekDay } from '../site-info/entity.ts';

/** A brand that the signed-in person acts for. */
export type OwnBrand = {
  id: number;
  business_name: string;
  status: FranchiseStatus;
  role: BrandRole;
};
/** A brand that the signed-in person is asked to act for. */
export type OwnInvitation = Pick<OwnBrand, 'id' | 'business_name' | 'role'>;
/** A listing whose e-mail on file is the signed-in person's, and that nobody owns. */
type ClaimableBrand = Pick<OwnBrand, 'id' | 'business_name'>;

export type BrandSession = {
  person: { id: string; name: string; email: string };
  second_factor: boolean;
  brands: OwnBrand[];
  invitations: OwnInvitation[];
  claimable: ClaimableBrand[];
};

export type BrandPerson = {
  id: string;
  name: string;
  email: string;
  role: BrandRole;
  gets_mail: boolean;
  blocked: boolean;
};

/** Somebody who has not accepted yet: what was typed, and no more of them. */
export type InvitedPerson = Pick<BrandPerson, 'id' | 'name' | 'email' | 'role'> & {
  created_at: string;
};
export type BrandPeople = { data: BrandPerson[]; invited: InvitedPerson[] };

/** What happened among the people of a brand; its owners are told. */
export const peopleChanges = [
  'claimed',
  'invited',
  'withdrawn',
  'accepted',
  'declined',
  'removed',
  'left',
  'transferred',
] as const;
export type PeopleChange = (typeof peopleChanges)[number];

/** Where an enquiry stands with its brand, as the office sees it. */
export type EnquiryDelivery = {
  delivered_at: string;
  due_at: string;
  answered_at: string | null;
  answer: (typeof answerKinds)[number] | null;
  stage: BrandStage;
  word: InvestorFeedback | null;
  ruling: Ruling | null;
  /** A mail server has refused the mail to one of the brand's people for good. */
  mail_failed: boolean;
};

/** An enquiry as its list shows it. */
export type BrandEnquiry = {
  id: number;
  name: string;
  /** Whether the sender has confirmed it by the link that was mailed to them. */
  confirmed: boolean;
  delivered_at: string;
  due_at: string;
  answered_at: string | null;
  /** When its sender ended it. */
  withdrawn_at: string | null;
  stage: BrandStage;
};

export type BrandMessage = {
  id: number;
  /** `reply` goes to the investor, `answer` comes from them. */
  kind: 'reply' | 'answer' | 'note' | 'statement';
  /** Null once that person is gone, and for an operator who wrote it on the brand's behalf. */
  author: string | null;
  on_behalf: boolean;
  text: string;
  created_at: string;
};

/** `payload` is what the investor sent for the brand; empty once the investor has had it erased. */
export type BrandEnquiryDetail = BrandEnquiry & {
  email: string;
  phone: string | null;
  reason: string | null;
  /** What the investor says of the answer, and what an operator has decided about it. */
  word: InvestorFeedback | null;
  ruling: Ruling | null;
  erased: boolean;
  /** Both write through us: neither sees the other's e-mail. */
  through_us: boolean;
  /** Since when our mails to the investor come back. */
  investor_bounced_at: string | null;
  payload: Record<string, unknown>;
  messages: BrandMessage[];
};

export type BrandSettings = {
  paused_until: string | null;
  working_days: WeekDay[];
  people: BrandPerson[];
};

/** A brand's change of its listing, field by field. */
export type BrandChange = {
  id: number;
  state: ChangeState;
  before: Partial<ListingValues>;
  after: Partial<ListingValues>;
  /** Why an operator declined it or took it back. */
  reason: string | null;
  /** Null once that person is gone. */
  author: string | null;
  created_at: string;
  decided_at: string | null;
};

/** `values` are the live ones; a change of claims that waits for an operator stands in `waiting`. */
export type BrandListing = {
  version: number;
  values: ListingValues;
  confirmed_at: string | null;
  waiting: BrandChange | null;
  /** The newest first, without the one that waits. */
  changes: BrandChange[];
  categories: { id: number; name: string }[];
  /** Without what operators note for themselves. */
  talk: ListingMessage[];
};

export type ListingMessage = {
  id: number;
  kind: ReviewMessageKind;
  /** Null for the sender of a listing, and once that person is gone. */
  author: string | null;
  text: string;
  created_at: string;
};

/** A paper for the verification, without what it says. */
export type BrandDocument = { id: number; detail: string; name: string; created_at: string };

/** Operators see this of a brand's changes and words. */
export type ListingReview = Pick<BrandListing, 'version' | 'waiting' | 'changes'> & {
  talk: ListingMessage[];
  papers: BrandDocument[];
};

/** What the page of a mailed link asks the sender of an enquiry: with the answers that we mailed them, and whether the brand says that it answered by its own means. */
export type FeedbackQuestion = {
  business_name: string;
  marked_at: string | null;
  replies: { text: string; created_at: string }[];
};

/** What the page of a mailed link says of the enquiry that its sender ends; without a name it is about no brand of ours. */
export type EnquiryToEnd = { business_name: string | null; created_at: string; ended: boolean };

/** What the page of a mailed link says of the enquiry that its sender confirms. */
/** Without a brand it is an investor's registration. */
export type EnquiryToConfirm = {
  business_name: string | null;
  created_at: string;
  confirmed: boolean;
};

/** An operator asks this of somebody who sent a listing and has no account. */
export type ListingQuestion = Pick<BrandListing, 'version' | 'values' | 'categories'> & {
  business_name: string;
  text: string;
};

type Source = { value: string; views: number };

/** `week` is its Monday; `views` and `saves` count each visitor once a day. */
export type BrandFigures = {
  weeks: { week: string; views: number; saves: number; enquiries: number; answers: number }[];
  cities: Source[];
  words: Source[];
};
