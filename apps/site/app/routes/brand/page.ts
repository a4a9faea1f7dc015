import type { OpenSession } from '@naya/contract/accounts/sessions';
import type {
  BrandEnquiry,
  BrandEnquiryDetail,
  BrandFigures,
  BrandListing,
  BrandPaper,
  BrandPerson,
  BrandSession,
  BrandSettings,
  ListingQuestion,
  OwnBrand,
  SecondFactorSetUp,
} from '@naya/contract/brands/entity';
import type { InvestorWord } from '@naya/contract/brands/stages';
import type { Values } from './form-values.ts';

/** Each page below /brand, by its kind, with what it shows. */
export type BrandPage =
  | { kind: 'sign-in'; title: string }
  | { kind: 'second-factor'; title: string }
  | { kind: 'link'; title: string; token: string }
  | { kind: 'word'; title: string; business_name: string; token: string; word: InvestorWord }
  | { kind: 'listing-answer'; title: string; token: string; question: ListingQuestion }
  | { kind: 'home'; title: string; session: BrandSession }
  | { kind: 'account'; title: string; session: BrandSession; sessions: OpenSession[] }
  | (BrandPageBase & { kind: 'people'; people: BrandPerson[] })
  | (BrandPageBase & { kind: 'inbox'; enquiries: BrandEnquiry[]; now: string })
  | (BrandPageBase & { kind: 'enquiry'; enquiry: BrandEnquiryDetail })
  | (BrandPageBase & { kind: 'listing' | 'texts' | 'claims' | 'pictures'; listing: BrandListing })
  | (BrandPageBase & { kind: 'figures'; figures: BrandFigures })
  | (BrandPageBase & { kind: 'papers'; papers: BrandPaper[] })
  | (BrandPageBase & { kind: 'settings'; settings: BrandSettings });

/** All pages of one brand have these. */
export type BrandPageBase = { title: string; session: BrandSession; brand: OwnBrand };

/** The answer to a form that leads to no other page: its values come back, with what is wrong with them. */
export type BrandAnswer = {
  values: Values;
  errors: Record<string, string>;
  message: string | null;
  isDone: boolean;
  /** No call was made: the network was away, or the form was too large. */
  isUnsent?: true;
  /** Somebody else was quicker. */
  isConflict: boolean;
  /** Of a second factor, once. */
  setUp?: SecondFactorSetUp | undefined;
};

/** The name of the field by which a form says what it is for. */
export const intentField = 'intent';

/** The answer, if it is one to the form with this intent: a page may have several. */
export const answerTo = (intent: string, answer: BrandAnswer | undefined) =>
  answer?.values[intentField] === intent ? answer : undefined;
