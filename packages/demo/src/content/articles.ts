import { exitAndResale } from './articles/exit-renewal-and-resale.ts';
import { firstTenWeeks } from './articles/first-ten-weeks-staffing-and-training.ts';
import { redFlags } from './articles/franchise-scams-and-red-flags.ts';
import { smallerCities } from './articles/franchising-in-tier-2-and-tier-3-cities.ts';
import { registrations } from './articles/gst-fssai-and-other-registrations.ts';
import { readyToFranchise } from './articles/is-your-business-ready-to-franchise.ts';
import { loans } from './articles/mudra-cgtmse-and-how-lenders-see-a-franchise.ts';
import { multiUnit } from './articles/multi-unit-and-master-franchise.ts';
import { paybackArithmetic } from './articles/payback-arithmetic-worked-example.ts';
import { questionsForFranchisees } from './articles/questions-to-ask-existing-franchisees.ts';
import { readAgreement } from './articles/read-a-franchise-agreement-clause-by-clause.ts';
import { royaltyAndCosts } from './articles/royalty-marketing-fee-and-hidden-costs.ts';
import { siteSelection } from './articles/site-selection-and-counting-footfall.ts';
import type { DemoArticle } from './articles/types.ts';
import { fifteenLakh } from './articles/what-15-lakh-really-buys.ts';

/** Newest first. */
export const articles: DemoArticle[] = [
  exitAndResale,
  readyToFranchise,
  redFlags,
  multiUnit,
  firstTenWeeks,
  smallerCities,
  questionsForFranchisees,
  royaltyAndCosts,
  loans,
  siteSelection,
  registrations,
  paybackArithmetic,
  fifteenLakh,
  readAgreement,
];
