import type { Dirent } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mediaUrl } from '@naya/contract/urls';
import type { Context } from '@naya/core/context';
import type { StoredPicture } from '@naya/core/media/store';
import { seedOnce } from '@naya/core/seed';
import { hasSeed } from '@naya/db/seed/insert';
import { insertMedia } from '@naya/db/media/pictures';
import { takeTurns } from '../media/take-turns.ts';
import { step } from './announce.ts';

const seedName = 'demo';
const picturesFolder = join(import.meta.dirname, '../../../../content/demo/pictures');

/** On the very first start: the demo's pictures into the media store, its content into the database. */
export async function seedDemo(core: Context): Promise<void> {
  if (await hasSeed(core.db, seedName)) return;
  await step('Putting the demo content in', async () => {
    const { demoContent } = await import('../demo/demo-content.ts');
    const pictures = await storePictures(core);
    const addressOf = (name: string) => {
      const picture = pictures.get(name);
      return picture ? mediaUrl(picture) : null;
    };
    await seedOnce(core, seedName, demoContent(addressOf));
  });
}

async function storePictures({ db, media }: Context): Promise<Map<string, StoredPicture>> {
  const files = await readdir(picturesFolder, { recursive: true, withFileTypes: true });
  const drawings = files.filter((file) => file.isFile() && file.name.endsWith('.webp'));
  // On a slow machine more at once would wait too long for a connection.
  const inTurn = takeTurns(8);
  const store = async (file: Dirent): Promise<[string, StoredPicture]> => {
    const path = join(file.parentPath, file.name);
    const picture = await media.storeDrawing(await readFile(path));
    await insertMedia(db, { ...picture, original_name: file.name });
    return [relative(picturesFolder, path).replace(/\.webp$/, ''), picture];
  };
  return new Map(await Promise.all(drawings.map((file) => inTurn(() => store(file)))));
}
