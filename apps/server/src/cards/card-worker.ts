// A process of its own that draws cards: one card for each message.
import type { MediaStore } from '@naya/core/media/store';
import { help } from '../jobs/help.ts';
import { openMedia } from '../media/open-media.ts';
import type { CardQuestion } from './card-maker.ts';
import { drawCard } from './draw/draw-card.ts';

let media: MediaStore | undefined;

help(async ({ place, card, brand }: CardQuestion) => {
  media ??= await openMedia(place);
  return drawCard(media, card, brand);
});
