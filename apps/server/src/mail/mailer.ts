import { join } from 'node:path';
import type { Mailer } from '@naya/core/mail/send';
import type { Env } from '../env.ts';
import type { MailTransport } from './transports.ts';
import { discardMailFiles } from './discard-files.ts';

/** Mail by SMTP_URL, or as files in the data folder. */
export function createMailer(env: Env): Mailer & { close: () => void } {
  let carrier: Promise<MailTransport> | undefined;
  return {
    write,
    async deliver(letter) {
      const { name, address } = letter.from;
      const from = { name, address: env.mailTo ?? address };
      return (await (carrier ??= openTransport(env))).deliver({ ...letter, from });
    },
    // Also with SMTP_URL: mails from before it was set may lie there.
    discard: (keys) => discardMailFiles(mailFolder(env), keys),
    close: () => void carrier?.then((each) => each.close()),
  };
}

// Templates and carriers take 25 MB of memory: a process that sends no mail does without.
const write: Mailer['write'] = async (...mail) => (await import('./mails.ts')).writeMail(...mail);

const mailFolder = ({ dataDir }: Env) => join(dataDir, 'mail');

async function openTransport(env: Env): Promise<MailTransport> {
  const { createFileTransport, createSmtpTransport } = await import('./transports.ts');
  return env.smtpUrl ? createSmtpTransport(env.smtpUrl) : createFileTransport(mailFolder(env));
}
