import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Mailer, Delivered, Letter } from '@naya/core/mail/send';
import { openMailServer } from '@naya/core/mail/mail-server';
import type { Db } from '@naya/db/client';
import type { Env } from '../env.ts';
import { report } from '../log/measured.ts';

export type OpenMailer = Mailer & Pick<MailTransport, 'check' | 'close'>;

/** Mail by SMTP_URL, else by the server that an owner has entered in the back office, else as files in the data folder. */
export function createMailer(env: Env, db?: Db): OpenMailer {
  let carrier:
    | { key: string; sender: string | null; transport: Promise<MailTransport> }
    | undefined;
  // Asked for each mail, so that a server that was changed a moment ago has the next one.
  async function carry() {
    const server = await findServerOptions(env, db);
    const key = JSON.stringify(server?.options ?? null);
    if (carrier?.key !== key) {
      void carrier?.transport.then((each) => each.close());
      const transport = openTransport(env, server?.options);
      carrier = { key, sender: server?.sender ?? null, transport };
    }
    return { ...carrier, sender: server?.sender ?? null };
  }
  return {
    write,
    async deliver(letter) {
      const { name, address } = letter.from;
      try {
        const { sender, transport } = await carry();
        const from = { name, address: env.mailTo ?? sender ?? address };
        const delivered = await (await transport).deliver({ ...letter, from });
        report('mail', { result: delivered });
        return delivered;
      } catch (error) {
        report('mail', { result: 'failed' });
        throw error;
      }
    },
    // Also with a mail server: mails from before it was set may lie there.
    discard: (keys) => discardMailFiles(mailFolder(env), keys),
    check: async () => (await (await carry()).transport).check(),
    close: () => void carrier?.transport.then((each) => each.close()),
  };
}

export type ServerOptions = SMTPConnection.Options & { auth?: SMTPConnection.Credentials };

/** How to reach the mail server; null while mails are files. */
export async function findServerOptions(
  env: Env,
  db: Db | undefined,
): Promise<{ options: ServerOptions; sender: string | null } | null> {
  if (env.smtpUrl)
    return {
      options: { ...(parseConnectionUrl(env.smtpUrl) as ServerOptions), ...timeouts },
      sender: null,
    };
  const server = db ? await openMailServer(db) : null;
  if (!server) return null;
  const { host, port, encryption, user, password, sender } = server;
  return {
    options: {
      host,
      port,
      secure: encryption === 'tls',
      requireTLS: encryption === 'starttls',
      ignoreTLS: encryption === 'none',
      ...(user !== null && { auth: { user, pass: password ?? '' } }),
      ...timeouts,
    },
    sender,
  };
}

// Templates and carriers take 25 MB of memory: a process that sends no mail does without.
const write: Mailer['write'] = async (...mail) => (await import('./mails.ts')).writeMail(...mail);

const mailFolder = ({ dataDir }: Env) => join(dataDir, 'mail');

async function openTransport(env: Env, options?: ServerOptions): Promise<MailTransport> {
  const { createFileTransport, createSmtpTransport } = await import('./mailer.ts');
  return options ? createSmtpTransport(options) : createFileTransport(mailFolder(env));
}

export type MailTransport = {
  deliver: (letter: Letter) => Promise<Delivered>;
  /** Throws what keeps it from delivering. */
  check: () => Promise<void>;
  close: () => void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP. The message id is ours and stays the same over retries, so that a double can be told. */
export function createSmtpTransport(options: ServerOptions): MailTransport {
  const transport = createTransport({ ...options, pool: true, maxConnections: 3 });
  return {
    async deliver({ envelopeFrom, ...letter }) {
      const envelope = envelopeFrom ? { envelope: { from: envelopeFrom, to: letter.to } } : {};
      await transport.sendMail({ ...letter, ...envelope });
      return 'sent';
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** Without a mail server mails are files that any mail program opens; other users of the machine cannot read them. */
export function createFileTransport(folder: string): MailTransport {
  return {
    async deliver({ envelopeFrom: _envelopeFrom, ...letter }) {
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
