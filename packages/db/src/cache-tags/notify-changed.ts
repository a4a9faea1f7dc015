import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';

export const changedTagsChannel = 'changed_tags';

/** Tells every instance, once the transaction is committed, which cached pages are out of date. */
export async function notifyChangedTags(db: Db, tags: readonly string[]): Promise<void> {
  for (const tag of tags) await db.execute(sql`select pg_notify(${changedTagsChannel}, ${tag})`);
}
