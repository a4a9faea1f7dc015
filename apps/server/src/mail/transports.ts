import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delivered, Letter } from '@naya/core/mail/send';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

export type MailTransport = { deliver: (letter: Letter) => Promise<Delivered>; close: () => void };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP. The message id is ours and stays the same over retries, so that a double can be told. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...timeouts });
  return {
    async deliver(letter) {
      await transport.sendMail(letter);
      return 'sent';
    },
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
    close: () => {},
  };
}
