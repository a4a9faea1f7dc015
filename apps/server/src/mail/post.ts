import { join } from 'node:path';
import type { Post } from '@naya/core/mail/send';
import type { Env } from '../env.ts';
import type { Carrier } from './carriers.ts';
import { discardMailFiles } from './discard-files.ts';

/** Mail by SMTP_URL, or as files in the data folder. */
export function createPost(env: Env): Post & { close: () => void } {
  let carrier: Promise<Carrier> | undefined;
  return {
    write,
    async deliver(letter) {
      const { name, address } = letter.from;
      const from = { name, address: env.mailTo ?? address };
      return (await (carrier ??= openCarrier(env))).deliver({ ...letter, from });
    },
    // Also with SMTP_URL: mails from before it was set may lie there.
    discard: (keys) => discardMailFiles(mailFolder(env), keys),
    close: () => void carrier?.then((each) => each.close()),
  };
}

// Templates and carriers take 25 MB of memory: a process that sends no mail does without.
const write: Post['write'] = async (...mail) => (await import('./mails.ts')).writeMail(...mail);

const mailFolder = ({ dataDir }: Env) => join(dataDir, 'mail');

async function openCarrier(env: Env): Promise<Carrier> {
  const { createFileCarrier, createSmtpCarrier } = await import('./carriers.ts');
  return env.smtpUrl ? createSmtpCarrier(env.smtpUrl) : createFileCarrier(mailFolder(env));
}
