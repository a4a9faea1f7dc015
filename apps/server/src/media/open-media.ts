import type { Env } from '../env.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createMediaStore, type OpenMediaStore } from './store.ts';

export type MediaConfig = Pick<Env, 's3' | 'mediaDir'>;

export async function openFileStore({ s3, mediaDir }: MediaConfig): Promise<FileStore> {
  if (!s3) return createDiskStore(mediaDir);
  // Its client is large; most do without.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(s3);
}

/** Pictures in the bucket of S3_*, or in the data folder. */
export async function openMedia(place: MediaConfig): Promise<OpenMediaStore> {
  return createMediaStore(await openFileStore(place));
}
