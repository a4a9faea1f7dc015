import { deleteTrashed, lockSeed, reconsiderMedia, updateSeed } from '@naya/db/seed/removal';
import type { Context } from '../context.ts';
import { demoSeed, undoUntilOf } from './demo-state.ts';

/**
 * A day after its removal the demo is gone for good. Its pictures become undecided, so that the sweep of pictures
 * deletes those that nothing else shows.
 */
export async function discardRemovedDemo({ db }: Context, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    const until = undoUntilOf(seed);
    if (!seed?.removed || !until || until > now) return;
    const franchises = await deleteTrashed(tx, seed.removed.franchises);
    await reconsiderMedia(tx, hashesIn([franchises, seed.removed]));
    await updateSeed(tx, demoSeed, { removed: null });
  });
}

/** Pictures are named by the hash of their content. */
function hashesIn(rows: unknown): string[] {
  return [...new Set(JSON.stringify(rows).match(/[0-9a-f]{32}/g))];
}
