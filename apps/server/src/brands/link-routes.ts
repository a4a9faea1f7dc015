import { answerByLink, readListingQuestion } from '@naya/core/brands/answer-by-link';
import { confirmEnquiry, readEnquiryToConfirm } from '@naya/core/brands/confirm-enquiry';
import { endEnquiryByLink, readEnquiryToEnd } from '@naya/core/brands/end-enquiries';
import { readFeedbackQuestion, saveInvestorFeedback } from '@naya/core/brands/feedback';
import { readAskedErasure, stopErasureByLink } from '@naya/core/compose/privacy/account-erasure';
import type { Context } from '@naya/core/context';
import { askForSite, getPartnerPage } from '@naya/core/partners/page';
import type { BrandRoute } from './route.ts';

type Read = (core: Context, token: string) => Promise<object>;
type Save = (core: Context, body: unknown) => Promise<unknown>;

/** For who has no account: the link of their mail says whose data it is. Opening it changes nothing. */
const ofLink = (
  path: string,
  read: Read,
  save: Save,
  body: 'json' | 'long' = 'json',
): BrandRoute[] => [
  {
    method: 'get',
    path: `${path}/:token`,
    access: 'anyone',
    handle: async (c, { core }) => c.json(await read(core, c.req.param('token') ?? '')),
  },
  {
    method: 'post',
    path,
    access: 'anyone',
    body,
    async handle(c, { core }) {
      await save(core, c.var.body);
      return c.json({ success: true });
    },
  },
];

/** Investors say what became of an enquiry or that it is theirs; senders of a listing answer operators; partners see their keys and ask for sites. */
export const linkRoutes: BrandRoute[] = [
  ...ofLink('/words', readFeedbackQuestion, saveInvestorFeedback),
  ...ofLink('/confirmations', readEnquiryToConfirm, confirmEnquiry),
  ...ofLink('/endings', readEnquiryToEnd, endEnquiryByLink),
  ...ofLink('/erasures', readAskedErasure, stopErasureByLink),
  ...ofLink('/listing-answers', readListingQuestion, answerByLink, 'long'),
  ...ofLink('/partner-pages', getPartnerPage, askForSite),
];
