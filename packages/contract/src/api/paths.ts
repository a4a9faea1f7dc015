import type { Id } from '../id.ts';
import { segment } from '../urls.ts';

/** The primary call set on our own origin: the browser finds another backend behind it too. */
export const apiBaseUrl = '/admin/api';

/** Of the alternative set alone. */
export const facetsPath = '/franchise-facets';

/** Paths of the calls, relative to the base of either call set. */
export const apiPaths = {
  categories: '/categories',
  socialLinks: '/social-media',
  pages: '/pages',
  page: (slug: string) => `/pages/${segment(slug)}`,
  settings: '/settings',
  stats: '/stats',
  widget: '/widget',
  franchises: '/franchises',
  suggest: '/suggest',
  franchise: (id: Id) => `/franchises/${segment(id)}`,
  franchisesInCategory: (slug: string) => `/franchises/category/${segment(slug)}`,
  blogs: '/blogs',
  blog: (slug: string) => `/blogs/${segment(slug)}`,
  events: '/events',
  team: '/team',
  teamMember: (id: Id) => `/team/${segment(id)}`,
  about: '/about',
  contactInfo: '/contact-info',
  businessHours: '/business-hours',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  insights: '/franchise-insights',
  figures: '/franchise-figures',
  investor: '/investor',
  contact: '/contact',
  report: '/report',
  eventRegistration: '/event-registration',
  franchiseOwner: '/franchise-owner',
  myData: (token: string) => `/my-data/${segment(token)}`,
  /** One of the link's enquiries, or `all`. */
  endEnquiries: (token: string, which: number | 'all') =>
    `/my-data/${segment(token)}/endings/${which}`,
  newDataLink: (token: string) => `/my-data/${segment(token)}/new-link`,
} as const;
