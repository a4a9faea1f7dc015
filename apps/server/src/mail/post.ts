import { join } from 'node:path';
import type { Post } from '@naya/core/mail';
import type { Env } from '../env.ts';
import { createFileCarrier, createSmtpCarrier } from './carriers.ts';

/** Mail by SMTP_URL, or as files in the data folder. */
export function createPost(env: Env): Post & { close: () => void } {
  const carrier = env.smtpUrl
    ? createSmtpCarrier(env.smtpUrl, env.mailFrom)
    : createFileCarrier(join(env.dataDir, 'mail'), env.mailFrom);
  return { write, deliver: carrier.deliver, close: carrier.close };
}

// The templates take 20 MB of memory: a process that sends no mail does without.
const write: Post['write'] = async (...mail) => (await import('./mails.ts')).writeMail(...mail);
