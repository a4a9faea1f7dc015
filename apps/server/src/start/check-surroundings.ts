import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { OpenMailer } from '../mail/mailer.ts';
import { StorageAway } from '../http/storage-trouble.ts';
import { checkWritable } from '../media/disk-store.ts';
import { NoSuchBucket } from '../media/file-store.ts';
import type { OpenMediaStore } from '../media/store.ts';
import { CannotStart } from './listen.ts';
import { describeError } from '../log/log.ts';

/** Uploads lie there even when the database, pictures and mails lie elsewhere. A folder in it may belong to who started it before. */
export async function requireWritableFolders(env: Env): Promise<void> {
  for (const folder of [env.dataDir, env.uploadDir, ...(env.s3 ? [] : [env.mediaDir])]) {
    await checkWritable(folder).catch((error: NodeJS.ErrnoException) => {
      const user = process.getuid ? ` of user ${process.getuid()}` : '';
      const what = folder === env.dataDir ? 'DATA_DIR' : 'In DATA_DIR';
      throw new CannotStart(
        `${what}, the folder ${folder}, cannot be written by this process${user} (${error.code}): give it to that user, or name another DATA_DIR.`,
      );
    });
  }
}

/** A bucket that is not there stops the start. A store that is away for now does not: pages do without it, and it comes back. */
export async function requireStore(media: OpenMediaStore, { s3 }: Env, log: Logger): Promise<void> {
  try {
    await media.check();
  } catch (error) {
    if (error instanceof NoSuchBucket) {
      throw new CannotStart(
        `There is no bucket "${s3?.bucket}" at ${s3?.endpoint}: make it, or correct S3_BUCKET or S3_ENDPOINT.`,
      );
    }
    log.warn(`pictures cannot be read or stored now: ${remedyOf(error)}`);
  }
}

/** The content of the first start has pictures. */
export function explainFirstStart(error: unknown): never {
  if (!(error instanceof StorageAway)) throw error;
  throw new CannotStart(`The first start stores pictures, and cannot: ${remedyOf(error)}`);
}

const remedyOf = (error: unknown) =>
  `${describeError(error).message}. Does the store run, and are S3_ENDPOINT, S3_KEY and S3_SECRET right?`;

/** Mails wait in the queue meanwhile, so nothing waits for this. */
export async function checkMailServer(mailer: OpenMailer, log: Logger): Promise<void> {
  await mailer.check().catch((error: unknown) => {
    const message = `the mail server cannot be used now (${describeError(error).message}): are host, port, user and password in SMTP_URL right, and does it run? Mails wait.`;
    log.warn(message);
  });
}
