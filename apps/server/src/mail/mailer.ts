import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Mailer, Delivered, Letter } from '@naya/core/mail/send';
import type { Env } from '../env.ts';
import { report } from '../log/measured.ts';

export type OpenMailer = Mailer & Pick<MailTransport, 'check' | 'close'>;

/** Mail by SMTP_URL, or as files in the data folder. */
export function createMailer(env: Env): OpenMailer {
  let carrier: Promise<MailTransport> | undefined;
  const carry = () => (carrier ??= openTransport(env));
  return {
    write,
    async deliver(letter) {
      const { name, address } = letter.from;
      const from = { name, address: env.mailTo ?? address };
      try {
        const delivered = await (await carry()).deliver({ ...letter, from });
        report('mail', { result: delivered });
        return delivered;
      } catch (error) {
        report('mail', { result: 'failed' });
        throw error;
      }
    },
    // Also with SMTP_URL: mails from before it was set may lie there.
    discard: (keys) => discardMailFiles(mailFolder(env), keys),
    check: async () => (await carry()).check(),
    close: () => void carrier?.then((each) => each.close()),
  };
}

// Templates and carriers take 25 MB of memory: a process that sends no mail does without.
const write: Mailer['write'] = async (...mail) => (await import('./mails.ts')).writeMail(...mail);

const mailFolder = ({ dataDir }: Env) => join(dataDir, 'mail');

async function openTransport(env: Env): Promise<MailTransport> {
  const { createFileTransport, createSmtpTransport } = await import('./mailer.ts');
  return env.smtpUrl ? createSmtpTransport(env.smtpUrl) : createFileTransport(mailFolder(env));
}

export type MailTransport = {
  deliver: (letter: Letter) => Promise<Delivered>;
  /** Throws what keeps it from delivering. */
  check: () => Promise<void>;
  close: () => void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP. The message id is ours and stays the same over retries, so that a double can be told. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...timeouts });
  return {
    async deliver(letter) {
      await transport.sendMail(letter);
      return 'sent';
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** Without SMTP_URL mails are files that any mail program opens; other users of the machine cannot read them. */
export function createFileTransport(folder: string): MailTransport {
  return {
    async deliver(letter) {
      const bytes = await new MailComposer(letter).compile().build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // An earlier version made it for everyone to read.
      await chmod(folder, 0o700);
      const name = letter.messageId.replace(/[^\w.-]/g, '');
      const draft = join(folder, `.${name}-${randomUUID()}`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
      return 'written';
    },
    check: async () => {},
    close: () => {},
  };
}

/** Removes the files of these mails, finished or not: every file of a mail has the mail's key in its name. */
async function discardMailFiles(folder: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const gone = names.filter((name) => keys.some((key) => name.includes(key)));
  for (const name of gone) await rm(join(folder, name), { force: true });
}
