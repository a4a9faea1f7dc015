// A process of its own that draws cards: one card for each message.
import type { MediaStore } from '@naya/core/media-store';
import { runHelper } from '../helper-process.ts';
import { openMedia } from '../media/store.ts';
import type { CardTask } from './card-maker.ts';
import { drawCard } from './draw/draw-card.ts';

let media: MediaStore | undefined;

runHelper(async ({ mediaConfig, card, brand }: CardTask) => {
  media ??= await openMedia(mediaConfig);
  return drawCard(media, card, brand);
});
