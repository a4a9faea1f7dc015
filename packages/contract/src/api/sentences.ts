import { httpErrorMessage } from './errors.ts';
import { messages } from './messages.ts';
import type { ApiReads } from './port.ts';

type MessageKey = keyof typeof messages;

/** The sentence for a failed call; `status` is null when there was no answer. */
export type Sentence = (status: number | null) => string;

/** For calls whose error message the specification prescribes. */
export function fixedMessage(key: MessageKey): Sentence {
  return () => messages[key];
}

/** For calls whose error message contains the HTTP status; `offline` is shown when there was no answer. */
export function statusMessage(offline: MessageKey = 'unexpectedResponse'): Sentence {
  return (status) =>
    status === null || status < 400 ? messages[offline] : httpErrorMessage(status);
}

export const readSentences: Record<keyof ApiReads, Sentence> = {
  categories: fixedMessage('fetchCategories'),
  socialLinks: statusMessage(),
  pages: fixedMessage('fetchPages'),
  page: fixedMessage('fetchPage'),
  settings: statusMessage(),
  stats: fixedMessage('fetchStats'),
  searchFranchises: fixedMessage('fetchFranchises'),
  suggest: fixedMessage('fetchFranchises'),
  franchisesById: fixedMessage('fetchFranchises'),
  franchise: fixedMessage('fetchFranchiseDetails'),
  relatedFranchises: fixedMessage('fetchFranchises'),
  franchisesInCategory: statusMessage('loadFranchises'),
  blogs: fixedMessage('fetchBlogs'),
  latestBlogs: fixedMessage('fetchBlogs'),
  blog: fixedMessage('fetchBlog'),
  events: statusMessage('fetchEvents'),
  team: fixedMessage('fetchTeam'),
  teamMember: fixedMessage('fetchTeamMember'),
  about: fixedMessage('fetchAbout'),
  contactInfo: statusMessage(),
  businessHours: statusMessage(),
  privacyPolicy: fixedMessage('fetchPrivacyPolicy'),
  terms: fixedMessage('fetchTerms'),
  insights: statusMessage('fetchInsights'),
  figures: statusMessage('fetchInsights'),
};
