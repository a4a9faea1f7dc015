import { join } from 'node:path';
import type { MediaPlace } from '../media/open-media.ts';
import { createHelper, type Helper } from './helper-process.ts';

const program = join(import.meta.dirname, 'picture-worker.ts');

export type PictureQuestion = { place: MediaPlace; picture: string };
export type PictureMaker = Omit<Helper<PictureQuestion, void>, 'ask'> & {
  make: (picture: string) => Promise<void>;
};

/** Makes the variants of pictures, one picture at a time. */
export function createPictureMaker({ s3, mediaDir }: MediaPlace): PictureMaker {
  const { ask, ...helper } = createHelper<PictureQuestion, void>(program);
  const place = { s3, mediaDir };
  return { make: (picture) => ask({ place, picture }), ...helper };
}
