import {
  aboutUrl,
  blogsUrl,
  contactUrl,
  franchisesUrl,
  homeUrl,
  joinInvestorUrl,
  listFranchiseUrl,
} from '../urls.ts';
import type { Claim, SiteLink } from './brand.ts';
import { provider } from './provider.ts';

/** The site says this of itself until the brand says otherwise. */
export const defaultHeadline = provider.tagline;
export const defaultLine =
  'Bringing investors and franchise brands together across India since 2022. See costs, payback and space before you speak to anyone.';

export const defaultMenu: SiteLink[] = [
  { label: 'Home', to: homeUrl },
  { label: 'Franchises', to: franchisesUrl() },
  { label: 'About', to: aboutUrl },
  { label: 'Blog', to: blogsUrl },
  { label: 'Contact', to: contactUrl },
];

export const defaultFooter: SiteLink[] = [
  ...defaultMenu,
  { label: 'List Your Franchise', to: listFranchiseUrl },
  { label: 'Join as investor', to: joinInvestorUrl },
];

/** What the about page says that we hold to. */
export const defaultValues = [
  {
    title: 'Transparent Information',
    text: 'Investment, payback and space stand in the same place on every brand, so that two offers can be laid side by side.',
  },
  {
    title: 'Entrepreneur-First Approach',
    text: 'We write for the person who signs the cheque and opens the shutter: in plain words, with the awkward questions first.',
  },
  {
    title: 'Quality Over Quantity',
    text: 'A person reads every listing before it is shown. A short list of brands that answer questions beats a long one that does not.',
  },
];

export const defaultClaims = [
  {
    figure: '70%',
    claim: 'higher success rate',
    text: 'You open with a name people know, a menu or method that has been tried, and somebody to ring on a bad day.',
    note: null,
  },
  {
    figure: '90+',
    claim: 'industries',
    text: 'From a tea counter to a tuition centre: pick the trade that suits your street and your own hours.',
    note: null,
  },
  {
    figure: '₹10L+',
    claim: 'entry investments',
    text: 'Formats for first shops as well as for whole territories, with the full cost in view before you commit.',
    note: null,
  },
] satisfies Claim[];
