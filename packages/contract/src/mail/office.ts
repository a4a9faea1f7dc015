/** Kinds of mail as the office names them. */
export const mailKindNames = {
  'operator-notice': 'Notice to us',
  acknowledgement: 'Acknowledgement',
  'listing-decision': 'Decision about a listing',
  'password-reset': 'New password',
  'data-link': 'Link to somebody’s data',
  'lead-given': 'Lead given to a colleague',
  'lead-reply': 'Reply to a lead',
  'lead-due': 'Reminder of a next step',
  'contact-erased': 'A brand erased its data',
  'brand-sign-in': 'Sign-in of a brand',
  'brand-invitation': 'Invitation of a brand',
  'brand-enquiry': 'Enquiry to a brand',
  'brand-reply': 'Answer of a brand',
  'brand-reminder': 'Reminder to a brand',
  'brand-overdue': 'A brand has not answered',
  'brand-answered': 'Question to an investor',
  'brand-change': 'Decision about a change',
  'listing-unconfirmed': 'Please confirm the listing',
  'test-mail': 'Test mail',
};
export type MailKind = keyof typeof mailKindNames;
export const mailKinds = Object.keys(mailKindNames) as [MailKind, ...MailKind[]];

/** `written` is a file on the server: there was no mail server to send it by. */
export const mailStatuses = ['queued', 'sent', 'written', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

const writtenToFile = 'written to a file: no mail server is set';

/** Names of the states as the office shows them. */
export const mailStatusNames: Record<MailStatus, string> = {
  queued: 'waiting',
  sent: 'sent',
  written: writtenToFile,
  failed: 'failed',
};

/** Does not reveal whether there is such an account. */
export const resetLinkMessage = (hasMailServer: boolean): string =>
  hasMailServer
    ? 'If there is an account with this address, a link is on its way.'
    : `If there is an account with this address, its link is ${writtenToFile}.`;
