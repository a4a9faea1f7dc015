import { parseMediaUrl } from '@naya/contract/urls';
import type { Db } from '@naya/db/client';
import type { Erased } from '@naya/db/submissions/erase';
import { lockNewMedia } from '@naya/db/media/pictures';
import type { Context } from '../../context.ts';
import type { JobData } from '../../jobs.ts';
import type { Mailer } from '../../mail/send.ts';
import { removeUnused } from '../../media/pictures.ts';

const filesPerJob = 500;

type ErasedFiles = Pick<Erased, 'mails' | 'pictures' | 'before'> & { recordings?: string[] };

/** Files go after the rows that name them, by a job: it is tried again until they are gone. */
export async function eraseFilesLater(
  { enqueue }: Pick<Context, 'enqueue'>,
  tx: Db,
  { mails, pictures, recordings = [], before }: ErasedFiles,
): Promise<void> {
  const jobs: JobData['erase-files'][] = [];
  const most = Math.max(mails.length, pictures.length, recordings.length);
  for (let at = 0; at < most; at += filesPerJob) {
    jobs.push({
      mails: mails.slice(at, at + filesPerJob),
      pictures: pictures.slice(at, at + filesPerJob),
      recordings: recordings.slice(at, at + filesPerJob),
      before,
    });
  }
  await enqueue(tx, 'erase-files', ...jobs);
}

/** Takes away the stored copies of mails, recordings, and pictures that nothing else shows. */
export async function eraseFiles(
  { db, media }: Context,
  mailer: Pick<Mailer, 'discard'>,
  { mails, pictures, recordings = [], before }: JobData['erase-files'],
): Promise<void> {
  await mailer.discard(mails);
  for (const name of recordings) await media.removeRecording(name);
  if (pictures.length === 0) return;
  const hashes = pictures.flatMap((url) => parseMediaUrl(url)?.hash ?? []);
  // One that somebody has sent again since is left to the nightly sweep.
  await removeUnused({ db, media }, (tx) => lockNewMedia(tx, before, hashes));
}
