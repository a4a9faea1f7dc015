import type { MediaStore } from '@naya/core/media';
import type { Env } from '../env.ts';
import { createDiskShelf } from './disk-shelf.ts';
import { createS3Shelf } from './s3-shelf.ts';
import { createMediaStore } from './store.ts';

export type MediaPlace = Pick<Env, 's3' | 'mediaDir'>;

/** Pictures in the bucket of S3_*, or in the data folder. */
export function openMedia({ s3, mediaDir }: MediaPlace): MediaStore {
  return createMediaStore(s3 ? createS3Shelf(s3) : createDiskShelf(mediaDir));
}
