import type { Dirent } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mediaUrl } from '@naya/contract/urls';
import type { Context } from '@naya/core/context';
import { demoSeed } from '@naya/db/seed/table';
import type { StoredPicture } from '@naya/core/media-store';
import { seedDemoLeads, markSeeded } from '@naya/core/compose/demo/seed-demo';
import { seedOnce } from '@naya/core/compose/seed';
import { hasCategories, hasSeed } from '@naya/db/seed/insert';
import { findSeed } from '@naya/db/seed/removal';
import { insertMedia } from '@naya/db/media/pictures';
import type { PictureUrl } from '../demo/demo-content.ts';
import { limitConcurrency } from '../share-places.ts';
import { runStep } from './announce.ts';

/** Categories, policies and pages that a site needs before its first visitor. */
const baseSeed = 'base';
const picturesFolder = join(import.meta.dirname, '../../../../content/demo/pictures');

/** On the very first start: pictures into the media store, content into the database. */
export async function seedContent(core: Context, { demo }: { demo: boolean }): Promise<void> {
  if (demo) await seedDemo(core);
  else await seedBase(core);
}

async function seedDemo(core: Context): Promise<void> {
  const seed = await findSeed(core.db, demoSeed);
  if (seed?.records) return;
  const { demoContent } = await import('../demo/demo-content.ts');
  if (seed) {
    // An older version has seeded it without noting which records are the demo's.
    await markSeeded(
      core,
      demoSeed,
      demoContent(() => null),
    );
    return;
  }
  await runStep('Putting the demo content in', async () =>
    seedOnce(core, demoSeed, demoContent(await storePictures(core))),
  );
  const { demoLeads } = await import('../demo/demo-leads.ts');
  await seedDemoLeads(core, demoLeads());
}

/** A site that has categories already was not made by this start. */
async function seedBase(core: Context): Promise<void> {
  const { db } = core;
  if ((await hasSeed(db, demoSeed)) || (await hasSeed(db, baseSeed))) return;
  if (await hasCategories(db)) return;
  const { baseContent } = await import('../demo/demo-content.ts');
  await runStep('Putting categories and policies in', async () =>
    seedOnce(core, baseSeed, baseContent(await storePictures(core, 'categories'))),
  );
}

/** Stores the drawings, or those of one folder. */
async function storePictures({ db, media }: Context, folder = ''): Promise<PictureUrl> {
  const from = join(picturesFolder, folder);
  const colours = JSON.parse(
    await readFile(join(picturesFolder, 'colours.json'), 'utf8'),
  ) as Record<string, string>;
  const files = await readdir(from, { recursive: true, withFileTypes: true });
  const drawings = files.filter((file) => file.isFile() && file.name.endsWith('.webp'));
  // On a slow machine more at once would wait too long for a connection.
  const inTurn = limitConcurrency(8);
  const store = async (file: Dirent): Promise<[string, StoredPicture]> => {
    const path = join(file.parentPath, file.name);
    const name = relative(picturesFolder, path).replace(/\.webp$/, '');
    const picture = await media.storeDrawing(await readFile(path), colours[name] ?? null);
    await insertMedia(db, { ...picture, original_name: file.name });
    return [name, picture];
  };
  const stored = new Map(await Promise.all(drawings.map((file) => inTurn(() => store(file)))));
  return (name) => {
    const picture = stored.get(name);
    return picture ? mediaUrl(picture) : null;
  };
}
