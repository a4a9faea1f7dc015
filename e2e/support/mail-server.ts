import { expect } from '@playwright/test';
import { startSmtp, type MailServer } from '../../apps/server/test/support/smtp.ts';

let smtp: MailServer | null = null;

/** A mail server for the one server of this worker. */
export async function startMailServer(): Promise<MailServer> {
  smtp = await startSmtp();
  return smtp;
}

/** Waits for a mail to this e-mail whose subject holds this; returns the pattern's newest match. */
export async function waitForMail(email: string, pattern: RegExp, subject = ''): Promise<string> {
  const find = () => {
    const mails = (smtp?.received ?? []).filter(
      (mail) =>
        mail.to?.some(({ address }) => address === email) && mail.subject?.includes(subject),
    );
    return mails.map((mail) => pattern.exec(mail.text ?? '')?.[0]).findLast(Boolean) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
