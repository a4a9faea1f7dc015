// A process of its own that makes pictures' variants: one picture for each message.
import type { MediaStore } from '@naya/core/media';
import { makeVariants } from '@naya/core/pictures';
import { openMedia } from '../media/open-media.ts';
import { help } from './help.ts';
import type { PictureQuestion } from './pictures.ts';

let media: MediaStore | undefined;

help(async ({ place, picture }: PictureQuestion, turn) => {
  media ??= await openMedia(place);
  await makeVariants({ media }, picture, turn);
});
