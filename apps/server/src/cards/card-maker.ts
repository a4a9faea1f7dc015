import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cardVersion, type Card, type CardBrand } from '@naya/contract/cards';
import { CoreError } from '@naya/core/errors';
import { createHelper } from '../helper-process.ts';
import { createDiskStore } from '../media/disk-store.ts';
import type { FileStore } from '../media/file-store.ts';
import type { MediaConfig } from '../media/store.ts';

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
        throw new CoreError('unavailable', 'cardsBusy');
      }
      const work = draw(name, card, brand).finally(() => underway.delete(name));
      underway.set(name, work);
      return work;
    },
    close: helper.close,
  };
}

/** A folder of files that can be made again: as soon as there are more than `maxFiles`, the oldest tenth is removed. */
export function createBoundedStore(
  folder: string,
  maxFiles: number,
): Pick<FileStore, 'read' | 'write'> {
  const fileStore = createDiskStore(folder);
  return {
    read: fileStore.read,
    async write(name, bytes, contentType) {
      await fileStore.write(name, bytes, contentType);
      const files = await readdir(folder, { withFileTypes: true });
      const names = files.filter((file) => file.isFile()).map((file) => file.name);
      if (names.length > maxFiles) await removeOldest(folder, names, Math.ceil(maxFiles / 10));
    },
  };
}

async function removeOldest(folder: string, names: string[], count: number): Promise<void> {
  const dated = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another process on the same folder may have been quicker.
      const found = await stat(path).catch(() => null);
      return { path, writtenAt: found?.mtimeMs ?? 0 };
    }),
  );
  const oldest = dated.sort((a, b) => a.writtenAt - b.writtenAt).slice(0, count);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
}
