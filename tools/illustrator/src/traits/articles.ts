import type { ArticlePicture } from './types.ts';

/** The picture on each article's cover, by its slug. */
export const articlePictures: Record<string, ArticlePicture> = {
  'exit-renewal-and-resale': 'shop-keys',
  'is-your-business-ready-to-franchise': 'blueprint',
  'franchise-scams-and-red-flags': 'handshake-no',
  'multi-unit-and-master-franchise': 'shop-row',
  'first-ten-weeks-staffing-and-training': 'aprons',
  'franchising-in-tier-2-and-tier-3-cities': 'map-pins',
  'questions-to-ask-existing-franchisees': 'tea-cups',
  'royalty-marketing-fee-and-hidden-costs': 'long-receipt',
  'mudra-cgtmse-and-how-lenders-see-a-franchise': 'passbook',
  'site-selection-and-counting-footfall': 'tally-counter',
  'gst-fssai-and-other-registrations': 'rubber-stamps',
  'payback-arithmetic-worked-example': 'calculator',
  'what-15-lakh-really-buys': 'rupee-jar',
  'read-a-franchise-agreement-clause-by-clause': 'agreement',
};
