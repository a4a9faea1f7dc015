import { join } from 'node:path';
import type { Post } from '@naya/core/mail';
import type { Env } from '../env.ts';
import type { Carrier } from './carriers.ts';
import { discardMailFiles } from './discard-files.ts';

/** Mail by SMTP_URL, or as files in the data folder. */
export function createPost(env: Env): Post & { close: () => void } {
  let carrier: Promise<Carrier> | undefined;
  return {
    write,
    deliver: async (letter) => (await (carrier ??= openCarrier(env))).deliver(letter),
    // Also with SMTP_URL: mails from before it was set may lie there.
    discard: (keys) => discardMailFiles(mailFolder(env), keys),
    close: () => void carrier?.then((each) => each.close()),
  };
}

// Templates and carriers take 25 MB of memory: a process that sends no mail does without.
const write: Post['write'] = async (...mail) => (await import('./mails.ts')).writeMail(...mail);

const mailFolder = ({ dataDir }: Env) => join(dataDir, 'mail');

async function openCarrier(env: Env): Promise<Carrier> {
  const { smtpUrl, mailFrom } = env;
  const { createFileCarrier, createSmtpCarrier } = await import('./carriers.ts');
  return smtpUrl
    ? createSmtpCarrier(smtpUrl, mailFrom)
    : createFileCarrier(mailFolder(env), mailFrom);
}
