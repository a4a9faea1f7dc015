import { messages } from '@naya/contract/api/messages';

const english = {
  loading: 'Loading ...',
  opportunities: 'Franchise opportunities',
  inCategory: (category: string) => `${category} franchises`,
  inCity: (title: string, city: string) => `${title} in ${city}`,
  seeAll: 'See all',
  seeAllFranchises: 'See all franchises',
  count: (count: number) => `${count} ${count === 1 ? 'franchise' : 'franchises'}`,
  noMatch: 'No matching franchises found',
  none: 'No franchises available',
  tryAgain: 'Try again',
  featured: 'Featured',
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `View Details of ${name}`,
  investment: 'Investment',
  payback: 'Payback',
  space: 'Space',
  close: 'Close',
  investmentRange: 'Investment range',
  franchiseFee: 'Franchise fee',
  spaceRequired: 'Space required',
  yearEstablished: 'Year established',
  enquire: 'Enquire',
  about: (name: string) => `About ${name}`,
  support: 'Support Provided',
  training: 'Training',
  allFacts: 'Pictures and all facts',
  sendEnquiry: 'Send an Enquiry',
  enquiryForm: 'Enquiry form',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  privacy: 'We use your name, contact details and message only to answer this enquiry. See our ',
  privacyPolicy: 'privacy policy',
  submit: 'Submit Enquiry',
  submitting: 'Submitting...',
  submitted: 'Enquiry Submitted!',
  sent: messages.enquirySent,
  failed: messages.enquiryFailed,
  failedBecause: {
    offline: 'No answer came: the connection may be down.',
    tooMany: (minutes: number) =>
      `Too many were sent: the next one can go in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    keyUnknown: 'Its test key is not known.',
    notListed: 'This site may not send enquiries.',
    trouble: 'Our server has a fault at the moment.',
  },
  test: 'A test: nobody gets what is sent here.',
  noTestKey: 'Nothing is sent here: the key in test-key is no test key.',
  sendAnother: 'Send Another Enquiry',
  enquireOn: (site: string) => `Enquire on ${site}`,
  enquireThere: (brand: string, site: string) =>
    `The enquiry form of ${brand} is on its page at ${site}. It opens in a new tab.`,
};
export type Texts = typeof english;

/** A further language is a further row here. */
const languages: Record<string, Texts> = { en: english };
const fallback = 'en';

/** The language that the element or the page around it names, if we have it; `lang` is the one that was found. */
export function chooseTexts(element: Element): { lang: string; texts: Texts } {
  const named = element.closest('[lang]') ?? document.documentElement;
  const asked = (named.getAttribute('lang') ?? '').toLowerCase().split('-')[0] ?? '';
  const lang = Object.hasOwn(languages, asked) ? asked : fallback;
  return { lang, texts: languages[lang] ?? english };
}
