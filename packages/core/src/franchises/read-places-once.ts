import { readFranchiseText } from '@naya/contract/places/read-franchise-text';
import { everything } from '@naya/contract/api/cache-tags';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { listWithoutPlaces, updatePlaces } from '@naya/db/franchises/places';
import { claimSeed } from '@naya/db/seed/insert';
import type { Context } from '../context.ts';

const name = 'places-from-text';
const atOnce = 1_000;

/** Reads the texts of older franchises into their lists of places. Idempotent: concurrent starts do it once (seeds table). */
export async function readPlacesOnce({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimSeed(tx, name))) return;
    let lastId = 0;
    for (;;) {
      const rows = await listWithoutPlaces(tx, lastId, atOnce);
      if (rows.length === 0) break;
      lastId = rows.at(-1)?.id ?? lastId;
      const read = rows.map((row) => ({ id: row.id, ...readFranchiseText(row) }));
      const known = read.filter(({ id: _id, ...lists }) =>
        Object.values(lists).some((list) => list.length > 0),
      );
      if (known.length > 0) await updatePlaces(tx, known);
    }
    if (lastId > 0) await notifyChangedTags(tx, [everything]);
  });
}
