import { expect } from '@playwright/test';
import { startSmtp, type SmtpProcess } from '../../apps/server/test/support/smtp.ts';

let smtp: SmtpProcess | null = null;

/** A mail server in a process of its own, for the one server of this worker. */
export async function startMailServer(): Promise<SmtpProcess> {
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
