/** The specification's messages, word for word; it has none for a registered investor. */
export const messages = {
  fetchCategories: 'Failed to fetch categories',
  fetchFranchises: 'Failed to fetch franchises',
  loadFranchises: 'Failed to load franchises',
  fetchStats: 'Failed to fetch site stats',
  fetchFranchiseDetails: 'Failed to fetch franchise details',
  fetchFranchise: 'Failed to fetch franchise',
  fetchBlogs: 'Failed to fetch blogs',
  fetchBlog: 'Failed to fetch blog',
  fetchEvents: 'Failed to fetch events',
  fetchTeam: 'Failed to fetch team members',
  fetchTeamMember: 'Failed to fetch team member',
  fetchAbout: 'Failed to fetch about us content',
  fetchAboutContent: 'Failed to fetch about content',
  fetchInsights: 'Failed to fetch franchise insights',
  fetchPrivacyPolicy: 'Failed to fetch privacy policy',
  fetchTerms: 'Failed to fetch terms and conditions',
  fetchPages: 'Failed to fetch pages',
  fetchPage: 'Failed to fetch page',
  unexpectedResponse: 'Unexpected API response.',
  franchiseNotFound: 'Franchise not found.',
  blogNotFound: 'Blog post not found.',
  teamMemberNotFound: 'Team member not found.',
  pageNotFound: 'Page not found.',
  videoInvalid: 'Video data is missing or invalid',
  enquiryNotSubmitted: 'Failed to submit enquiry.',
  enquiryFailed: 'There was an error submitting your enquiry. Please try again later.',
  enquirySent: 'Thank you for your enquiry! A representative will contact you shortly.',
  listingFailed: 'Failed to submit franchise listing. Please try again.',
  listingSent: 'Your franchise listing has been submitted successfully!',
  formFailed: 'Failed to submit form',
  contactSent: 'Message Sent Successfully!',
  investorRegistered: 'Thank you for registering as an investor.',
} as const;

export function httpErrorMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}

type ApiErrorDetails = {
  status?: number | null;
  errors?: Record<string, string> | null;
  body?: unknown;
  retryAfterSeconds?: number | null;
  cause?: unknown;
};

/** A call that failed. `status` is null when no answer came; `errors` are a refused form's fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  readonly errors: Record<string, string> | null;
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.status = details.status ?? null;
    this.errors = details.errors ?? null;
    this.body = details.body ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** By its name: the server and the built site each have a class of their own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
