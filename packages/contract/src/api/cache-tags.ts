import type { Id } from '../id.ts';

/** The Cache-Tags of what is read. A write names the tags of what it changes, and caches drop what carries them. */
export const cacheTags = {
  categories: ['categories'],
  socialLinks: ['social-links'],
  pages: ['pages'],
  page: ({ id }: { id: Id }) => [`page:${id}`, 'pages'],
  settings: ['settings'],
  stats: ['stats', 'franchises'],
  franchises: ['franchises'],
  suggest: ['franchises', 'categories', 'blogs'],
  franchise: ({ id }: { id: Id }) => [`franchise:${id}`, 'franchises'],
  franchisesInCategory: ['franchises', 'categories'],
  blogs: ['blogs'],
  blog: ({ id }: { id: Id }) => [`blog:${id}`, 'blogs'],
  events: ['events'],
  team: ['team'],
  about: ['about'],
  contactInfo: ['contact-info'],
  businessHours: ['business-hours'],
  privacyPolicy: ['privacy-policy'],
  terms: ['terms'],
  insights: ['franchises', 'categories'],
  figures: ['franchises', 'categories'],
  sitemaps: ['franchises', 'blogs', 'pages', 'categories', 'team'],
} as const;
