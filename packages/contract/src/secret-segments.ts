/** The path after one of these opens somebody's data, an account or the back office. */
export const secretSegments = [
  'my-data',
  'reset-password',
  'new-password',
  'sign-in-link',
  'confirm-enquiry',
  'confirmations',
  'end-enquiry',
  'endings',
  'stop-erasure',
  'erasures',
  'investor-word',
  'words',
  'listing-answers?',
  'partner-pages?',
  'first-owner',
];
