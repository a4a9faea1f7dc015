// Runs beside each nginx: drops from its cache what a change concerns, as the instances drop it from theirs.
import { setTimeout as wait } from 'node:timers/promises';
import { listenToChangedTags } from '@naya/db/changed-tags-listener';
import { purgeTags } from './purge-tags.ts';

const { DATABASE_URL: url, CACHE_FOLDER: folder } = process.env;
if (!url || !folder) {
  console.error('DATABASE_URL and CACHE_FOLDER must be set.');
  process.exit(1);
}

// Tags of one transaction come together. The second time is for answers that were on their way during the first.
const gatherMs = 10;
const againMs = 400;

let waiting = new Set<string>();

async function purgeSoon(cacheFolder: string, tag: string): Promise<void> {
  waiting.add(tag);
  if (waiting.size > 1) return;
  await wait(gatherMs);
  const tags = waiting;
  waiting = new Set();
  await purgeTags(cacheFolder, tags);
  await wait(againMs);
  await purgeTags(cacheFolder, tags);
}

const listener = await listenToChangedTags({
  url,
  onTag: (tag) => void purgeSoon(folder, tag),
  // What changed before may have been missed: nothing that has tags is kept.
  onListening: () => void purgeTags(folder),
  onLost: () => console.error('The database is away: nothing is purged until it is back.'),
});
console.log('Purging');
process.once('SIGTERM', () => void listener.stop().then(() => process.exit(0)));
