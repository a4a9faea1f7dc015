import type { MediaStore } from '@naya/core/media';
import type { Env } from '../env.ts';
import { createDiskShelf } from './disk-shelf.ts';
import { createS3Shelf } from './s3-shelf.ts';
import type { Shelf } from './shelf.ts';
import { createMediaStore } from './store.ts';

export type MediaPlace = Pick<Env, 's3' | 'mediaDir'>;

export function openShelf({ s3, mediaDir }: MediaPlace): Shelf {
  return s3 ? createS3Shelf(s3) : createDiskShelf(mediaDir);
}

/** Pictures in the bucket of S3_*, or in the data folder. */
export function openMedia(place: MediaPlace): MediaStore {
  return createMediaStore(openShelf(place));
}
