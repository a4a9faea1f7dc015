/** Notices on every screen of the office; each role gets those that concern it. */
export type OfficeNotices = {
  /** For owners: the setup page is still wanted. */
  setup?: boolean;
  /** For owners: mails are only written to files. */
  noMailServer?: boolean;
  /** Leads that somebody gave to this person, who has not opened them yet. */
  leadsGiven?: number;
  /** Listings that are off the site because their contact had their data erased. */
  contactsErased?: number;
};
