/** Every screen of the office shows what waits for a person; each role gets what concerns it. */
export type OfficeNotices = {
  /** For owners: the setup page is still wanted. */
  setup?: boolean;
  /** For owners: mails are only written to files. */
  noMailServer?: boolean;
  /** For owners: the store of pictures does not answer. */
  picturesAway?: boolean;
  /** For owners: the minutes for which a mail has waited, once they are many. */
  mailsWaitMinutes?: number;
  /** For owners: work in the background that failed for good. */
  workFailed?: number;
  /** For owners: sites that partners ask for. */
  sitesWaiting?: number;
  mailsFailed?: number;
  /** Leads that somebody gave to this person, who has not opened them yet. */
  leadsGiven?: number;
  /** Leads that nobody has answered, and those of them that are late. */
  leadsUnanswered?: number;
  leadsLate?: number;
  /** Leads whose next step was due on an earlier day. */
  leadsOverdue?: number;
  /** Listings that nobody has decided on. */
  reviews?: number;
  /** Listings that are off the site because their contact had their data erased. */
  contactsErased?: number;
  /** Changes of claims that brands ask for. */
  changesWaiting?: number;
  /** Listings whose brands have answered an operator, and nobody has read it. */
  answersUnseen?: number[];
};
