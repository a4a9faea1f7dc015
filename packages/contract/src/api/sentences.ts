import { httpErrorMessage, messages } from './errors.ts';
import type { ApiReads } from './port.ts';

type MessageKey = keyof typeof messages;

/** The sentence for a failed call; `status` is null when there was no answer. */
export type Sentence = (status: number | null) => string;

/** Calls whose failure the specification words. */
export function named(key: MessageKey): Sentence {
  return () => messages[key];
}

/** Calls whose failure is told by its status; `offline` is for when there is none. */
export function byStatus(offline: MessageKey = 'unexpectedResponse'): Sentence {
  return (status) =>
    status === null || status < 400 ? messages[offline] : httpErrorMessage(status);
}

export const readSentences: Record<keyof ApiReads, Sentence> = {
  categories: named('fetchCategories'),
  socialLinks: byStatus(),
  pages: named('fetchPages'),
  page: named('fetchPage'),
  settings: byStatus(),
  stats: named('fetchStats'),
  searchFranchises: named('fetchFranchises'),
  suggest: named('fetchFranchises'),
  franchisesById: named('fetchFranchises'),
  franchise: named('fetchFranchiseDetails'),
  franchisesInCategory: byStatus('loadFranchises'),
  blogs: named('fetchBlogs'),
  latestBlogs: named('fetchBlogs'),
  blog: named('fetchBlog'),
  events: byStatus('fetchEvents'),
  team: named('fetchTeam'),
  teamMember: named('fetchTeamMember'),
  about: named('fetchAbout'),
  contactInfo: byStatus(),
  businessHours: byStatus(),
  privacyPolicy: named('fetchPrivacyPolicy'),
  terms: named('fetchTerms'),
  insights: byStatus('fetchInsights'),
  figures: byStatus('fetchInsights'),
};
