import { removeDemoSchema } from '@naya/contract/site-info/demo';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import { insertNotesAndMessages, readNotesAndMessages } from '@naya/db/seed/leads';
import {
  lockSeed,
  putDocuments,
  putRows,
  setTrashed,
  deleteRows,
  deleteUntouchedDocument,
  updateSeed,
} from '@naya/db/seed/removal';
import { seededNames, type RemovedSeed } from '@naya/db/seed/table';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { seededTags } from '../seed.ts';
import { parse } from '../submissions/submission.ts';
import { removeDemoBrands } from './demo-brands.ts';
import {
  demoEntity,
  demoSeed,
  findDemoRecords,
  getDemoState,
  undoUntilOf,
  type DemoRecords,
} from './demo-state.ts';

const demoLine = { entity: demoEntity, id: demoSeed };
const changedTags = [...seededTags, 'about'];

/**
 * Takes the demo's franchises, posts, events and team members away, and the company's story if nobody has rewritten it.
 * The owner of demo brands goes for good, with the enquiries made up for them.
 * Franchises wait in the trash, so that leads about them keep their franchise if the demo comes back.
 */
export async function removeDemo(context: Context, actor: Actor, body: unknown) {
  const { changed } = parse(removeDemoSchema, body);
  await context.db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    const records = await findDemoRecords(tx, seed?.records ?? {});
    const going = changed === 'remove' ? records.present : withoutChanged(records);
    if (Object.values(going).every((ids) => ids.length === 0)) {
      throw new CoreError('invalid', 'There is no demo content left to remove.');
    }
    // A second removal within the day takes what the first one kept; both come back together.
    const removed: RemovedSeed = seed?.removed ?? { franchises: [], rows: {}, documents: [] };
    const talk = await readNotesAndMessages(tx, going.leads);
    removed.talk = {
      notes: [...(removed.talk?.notes ?? []), ...talk.notes],
      messages: [...(removed.talk?.messages ?? []), ...talk.messages],
    };
    for (const name of seededNames) {
      if (name === 'franchises') {
        removed.franchises.push(...(await setTrashed(tx, going[name], new Date().toISOString())));
      } else {
        const taken = await deleteRows(tx, name, going[name]);
        removed.rows[name] = [...(removed.rows[name] ?? []), ...taken];
      }
    }
    await removeDemoBrands(tx);
    const about = await deleteUntouchedDocument(tx, 'about');
    if (about) removed.documents.push(about);
    await updateSeed(tx, demoSeed, { removed, removed_at: new Date().toISOString() });
    const counts = Object.entries(going).map(([name, ids]) => [name, ids.length]);
    await writeHistory(tx, actor, 'removed', demoLine, {
      before: Object.fromEntries(counts) as Record<string, number>,
      after: {},
    });
    await notifyChangedTags(tx, changedTags);
  });
  return getDemoState(context);
}

function withoutChanged({ present, changed }: DemoRecords): DemoRecords['present'] {
  const kept = seededNames.map((name) => [
    name,
    present[name].filter((id) => !changed[name].includes(id)),
  ]);
  return Object.fromEntries(kept) as DemoRecords['present'];
}

/** Brings back what the last removal took, for a day. */
export async function restoreDemo(context: Context, actor: Actor) {
  await context.db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    const until = undoUntilOf(seed);
    if (!seed?.removed || !until || until < new Date()) {
      throw new CoreError('invalid', 'The demo content cannot be brought back any more.');
    }
    const { franchises, rows, documents, talk } = seed.removed;
    await setTrashed(tx, franchises, null);
    for (const name of seededNames) await putRows(tx, name, rows[name] ?? []);
    if (talk) await insertNotesAndMessages(tx, talk);
    await putDocuments(tx, documents);
    await updateSeed(tx, demoSeed, { removed: null, removed_at: null });
    await writeHistory(tx, actor, 'undone', demoLine, {});
    await notifyChangedTags(tx, changedTags);
  });
  return getDemoState(context);
}
