/** What somebody should know wherever they are in the office; each role is told what concerns it. */
export type OfficeNotices = {
  /** For owners: mails are only written to files. */
  noMailServer?: boolean;
  /** Leads that somebody gave to this person, who has not opened them yet. */
  leadsGiven?: number;
  /** Listings that are off the site because their contact had their data erased. */
  contactsErased?: number;
};
