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
