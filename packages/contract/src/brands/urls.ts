import type { Id } from '../id.ts';
import { segment } from '../urls.ts';

/** The pages of brands, and the calls behind them. */
export const brandBaseUrl = '/brand';
export const brandApiUrl = '/brand/api';
/** Where a signed-in person arrives. Scripts ask for `/brand/home.data`: a cookie of version 0.1, for `/brand`, does not reach `/brand.data`. */
export const brandHomeUrl = '/brand/home';
/** Where somebody with a second factor comes after the mailed link or code. */
export const brandSecondFactorUrl = '/brand/second-factor';
export const brandAccountUrl = '/brand/account';
export const brandLinkUrl = (token: string) => `/brand/sign-in-link/${segment(token)}`;
/** Where the sender of an enquiry says that it was them. */
export const confirmEnquiryUrl = (token: string) => `/brand/confirm-enquiry/${segment(token)}`;
/** Where the sender of an enquiry ends it. */
export const endEnquiryUrl = (token: string) => `/brand/end-enquiry/${segment(token)}`;
/** Where somebody stops the erasure of their account. */
export const stopErasureUrl = (token: string) => `/brand/stop-erasure/${segment(token)}`;
/** Where an investor says whether the brand answered. */
export const investorFeedbackUrl = (token: string, word: string) =>
  `/brand/investor-word/${segment(token)}/${segment(word)}`;
/** Where the sender of a listing answers an operator. */
export const brandAnswerUrl = (token: string) => `/brand/listing-answer/${segment(token)}`;
/** Where a partner sees its keys, sites and calls, by a link that the office makes. */
export const partnerPageUrl = (token: string) => `/brand/partner-page/${segment(token)}`;
export const brandUrl = (id: Id) => `/brand/${segment(id)}`;
export const brandEnquiryUrl = (id: Id, enquiry: Id) => `/brand/${segment(id)}/${segment(enquiry)}`;
/** A brand sees and changes its listing here, each part on a page of its own. */
export const brandListingUrl = (id: Id) => `/brand/${segment(id)}/listing`;
export const brandTextsUrl = (id: Id) => `/brand/${segment(id)}/texts`;
export const brandClaimsUrl = (id: Id) => `/brand/${segment(id)}/claims`;
export const brandPicturesUrl = (id: Id) => `/brand/${segment(id)}/pictures`;
export const brandDocumentsUrl = (id: Id) => `/brand/${segment(id)}/papers`;
export const brandFiguresUrl = (id: Id) => `/brand/${segment(id)}/figures`;
export const brandSettingsUrl = (id: Id) => `/brand/${segment(id)}/settings`;
export const brandPeopleUrl = (id: Id) => `/brand/${segment(id)}/people`;
export const brandPlansUrl = (id: Id) => `/brand/${segment(id)}/plans`;
