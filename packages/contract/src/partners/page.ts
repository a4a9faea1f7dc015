import type { MonthlyCounts } from './entity.ts';

/** A link to a partner's page works for so long. */
export const partnerLinkDays = 90;
/** The page shows so many of the last forms that were sent with the test key; each is kept for so many days. */
export const maxTestCalls = 100;
export const testCallDays = 30;
/** A partner may ask for so many sites, those that were declined included. */
export const maxSiteRequests = 20;

export type PartnerSite = { site: string; state: 'listed' | 'waiting' | 'declined' };
/** `call` is a method and a path, `code` why it was refused, and `fields` for which of them. */
export type TestCall = {
  id: number;
  created_at: string;
  call: string;
  status: number;
  code: string | null;
  fields: string[];
  request_id: string | null;
  /** It was answered before under its idempotency key. */
  is_replay: boolean;
};

/** What a partner sees by its link. */
export type PartnerPage = {
  name: string;
  key_end: string | null;
  test_key_end: string | null;
  link_expires_at: string;
  sites: PartnerSite[];
  enquiries: MonthlyCounts;
  test_calls: TestCall[];
};

/** An operator sees the requests one by one. */
export type SiteRequest = {
  id: number;
  site: string;
  declined_at: string | null;
  created_at: string;
};
