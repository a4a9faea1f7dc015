import type { Env } from '../env.ts';
import { createDiskShelf } from './disk-shelf.ts';
import type { Shelf } from './shelf.ts';
import { createMediaStore, type OpenMediaStore } from './store.ts';

export type MediaPlace = Pick<Env, 's3' | 'mediaDir'>;

export async function openShelf({ s3, mediaDir }: MediaPlace): Promise<Shelf> {
  if (!s3) return createDiskShelf(mediaDir);
  // Its client is large; most do without.
  const { createS3Shelf } = await import('./s3-shelf.ts');
  return createS3Shelf(s3);
}

/** Pictures in the bucket of S3_*, or in the data folder. */
export async function openMedia(place: MediaPlace): Promise<OpenMediaStore> {
  return createMediaStore(await openShelf(place));
}
