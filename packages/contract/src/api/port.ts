import type { Blog } from '../blog/entity.ts';
import type { Category } from '../categories/entity.ts';
import type { Event } from '../events/entity.ts';
import type { Franchise, ListedFranchise, ListedPage } from '../franchises/entity.ts';
import type { CatalogueRow } from '../franchises/catalogue/row.ts';
import type { FranchiseFigures } from '../franchises/figures.ts';
import type { Suggestions } from '../franchises/suggestions.ts';
import type { Id } from '../id.ts';
import type { Insight } from '../site-info/insight.ts';
import type { Page, PageLink } from '../pages/entity.ts';
import type { PersonalData } from '../privacy/entity.ts';
import type {
  About,
  BusinessHours,
  ContactInfo,
  Settings,
  SocialLinks,
  Stats,
} from '../site-info/entity.ts';
import type { TeamMember } from '../team/entity.ts';
import type { FormHints } from '../submissions/form-hints.ts';
import type { FranchiseQuery } from '../franchises/query.ts';
import type { ContactMessage } from '../submissions/contact.ts';
import type { EnquiryPayload } from '../submissions/enquiry-defaults.ts';
import type { EventRegistration } from '../submissions/event.ts';
import type { InvestorRegistration } from '../submissions/investor.ts';
import type { ListingReport } from '../submissions/report.ts';
import type { Receipt } from '../submissions/receipt.ts';

export type ReadOptions = { signal?: AbortSignal | undefined };
type Read<Shape> = (options?: ReadOptions) => Promise<Shape>;
type ReadBy<Key, Shape> = (key: Key, options?: ReadOptions) => Promise<Shape>;

/** Reads of the site. A read that fails throws an ApiError; null stands for what is missing. */
export interface ApiReads {
  categories: Read<Category[]>;
  socialLinks: Read<SocialLinks>;
  pages: Read<PageLink[]>;
  page: ReadBy<string, Page | null>;
  settings: Read<Settings>;
  stats: Read<Stats>;
  searchFranchises: ReadBy<FranchiseQuery, ListedPage>;
  /** Meanings of a text that is being typed; a foreign backend may have no such call. */
  suggest: ReadBy<string, Suggestions>;
  /** Only listed franchises, in the order of the ids. */
  franchisesById: ReadBy<number[], Franchise[]>;
  /** By id or slug. */
  franchise: ReadBy<Id, Franchise | null>;
  /** Others that somebody who looks at this one may like. */
  relatedFranchises: ReadBy<Franchise, ListedFranchise[]>;
  /** The first so many; a backend that does not know `limit` gives all of them. */
  franchisesInCategory: (
    slug: string,
    limit: number,
    options?: ReadOptions,
  ) => Promise<CatalogueRow[]>;
  blogs: Read<Blog[]>;
  /** The newest so many. */
  latestBlogs: ReadBy<number, Blog[]>;
  blog: ReadBy<string, Blog | null>;
  events: Read<Event[]>;
  team: Read<TeamMember[]>;
  teamMember: ReadBy<Id, TeamMember | null>;
  about: Read<About | null>;
  contactInfo: Read<ContactInfo>;
  businessHours: Read<BusinessHours>;
  privacyPolicy: Read<string>;
  terms: Read<string>;
  insights: Read<Insight[]>;
  /** Of the franchises that pass the filters. A backend other than ours may not know it. */
  figures: ReadBy<Partial<FranchiseQuery>, FranchiseFigures>;
}

type Submit<Form> = (form: Form, key: string, hints?: FormHints) => Promise<Receipt>;

/** Submissions of visitors. The sender makes `key`, so that a repeated submission is stored once. */
export interface ApiSubmissions {
  sendEnquiry: Submit<EnquiryPayload>;
  registerInvestor: Submit<InvestorRegistration>;
  sendContact: Submit<ContactMessage>;
  submitListing: Submit<FormData>;
  /** A backend other than ours may not know it. */
  sendReport: Submit<ListingReport>;
  /** Nor this. */
  registerForEvent: Submit<EventRegistration>;
}

/** Access of a sender to their own data, by the secret link of their mail. */
export interface ApiPersonalData {
  /** Null for a link that nobody has made. */
  myData: (token: string) => Promise<PersonalData | 'expired' | null>;
  eraseMyData: (token: string) => Promise<void>;
  /** One of the enquiries that the link opens, or all of them. */
  endMyEnquiries: (token: string, which: number | 'all') => Promise<void>;
  sendNewDataLink: (token: string) => Promise<void>;
}

export interface Api extends ApiReads, ApiSubmissions, ApiPersonalData {}

/** Tells how long an answer made from this read may be cached, and which cache tags make it outdated. */
export type ReadReport = {
  /** As a Cache-Control header says it. */
  cacheControl: string;
  tags: readonly string[];
  hasFailed: boolean;
};
export type OnRead = (report: ReadReport) => void;
