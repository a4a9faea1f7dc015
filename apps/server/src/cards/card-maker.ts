import { join } from 'node:path';
import { cardVersion, type Card, type CardBrand } from '@naya/contract/cards';
import { CoreError } from '@naya/core/errors';
import { createHelper } from '../jobs/helper-process.ts';
import type { MediaConfig } from '../media/open-media.ts';
import { createBoundedStore } from './bounded-store.ts';

const program = join(import.meta.dirname, 'card-worker.ts');
/** Some 40 KB each. */
const maxCards = 2_000;
const maxWaiting = 24;
/** With fonts and layout it needs some 130 MB at rest; the next card of a burst finds it started. */
const largestIdleBytes = 220 * 1024 * 1024;

export type CardConfig = MediaConfig & { cardDir: string };
export type CardTask = { mediaConfig: MediaConfig; card: Card; brand: CardBrand };
export type CardMaker = {
  make: (card: Card, brand?: CardBrand) => Promise<Uint8Array>;
  close: () => void;
};

/** Draws a card once and keeps it by what it shows. However many are asked for, one is drawn at a time. */
export function createCardMaker({ s3, mediaDir, cardDir }: CardConfig): CardMaker {
  const helper = createHelper<CardTask, Uint8Array>(program, { largestIdleBytes });
  const fileStore = createBoundedStore(cardDir, maxCards);
  const underway = new Map<string, Promise<Uint8Array>>();

  async function draw(name: string, card: Card, brand: CardBrand): Promise<Uint8Array> {
    const bytes = await helper.ask({ mediaConfig: { s3, mediaDir }, card, brand });
    await fileStore.write(name, bytes, 'image/png');
    return bytes;
  }
  return {
    async make(card, brand = null) {
      const name = `${cardVersion(card, brand)}.png`;
      const kept = await fileStore.read(name);
      if (kept) return kept;
      const running = underway.get(name);
      if (running) return running;
      if (underway.size >= maxWaiting) {
        throw new CoreError('unavailable', 'Many cards are being drawn. Please try again shortly.');
      }
      const work = draw(name, card, brand).finally(() => underway.delete(name));
      underway.set(name, work);
      return work;
    },
    close: helper.close,
  };
}
