import { everything } from '@naya/contract/api/cache-tags';
import { sql } from './drizzle.ts';
import type { Db } from './db.ts';

/** Each message names all the tags of one change. */
export const changesChannel = 'changes';
/** Where instances of the version before tell and hear of one tag at a time; theirs are coarser. */
export const olderChannel = 'changed_tags';

/** PostgreSQL takes 8,000 bytes in a message. */
const tagsInMessage = 200;

const collected = new WeakMap<Db, Set<string>>();

/**
 * Tells every instance, once the transaction is committed, which cached pages are out of date. A transaction tells of all of its changes
 * in one statement; a step in it, which may be taken back alone, in one of its own.
 */
export async function notifyChangedTags(db: Db, tags: readonly string[]): Promise<void> {
  const pending = collected.get(db);
  if (pending) for (const tag of tags) pending.add(tag);
  else await notify(db, tags);
}

/** Does the work of a transaction, and tells of what it changed at its end. */
export async function notifyAtEnd<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  const pending = new Set<string>();
  collected.set(tx, pending);
  const result = await work();
  await notify(tx, [...pending]);
  return result;
}

/** The new channel first: see `createChangeReader`. */
async function notify(db: Db, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const messages: [string, string][] = [];
  for (let start = 0; start < tags.length; start += tagsInMessage) {
    messages.push([changesChannel, tags.slice(start, start + tagsInMessage).join(' ')]);
  }
  messages.push(...olderTagsOf(tags).map((tag): [string, string] => [olderChannel, tag]));
  await db.execute(sql`
    select pg_notify(channel, message) from unnest(
      ${sql.param(messages.map(([channel]) => channel))}::text[],
      ${sql.param(messages.map(([, message]) => message))}::text[]) as notices(channel, message)`);
}

export const olderTagsOf = (tags: readonly string[]): readonly string[] =>
  tags.includes(everything) ? everythingOlder : tags;

const everythingOlder = [
  'franchises',
  'categories',
  'blogs',
  'events',
  'team',
  'pages',
  'stats',
  'settings',
  'social-links',
  'about',
  'contact-info',
  'business-hours',
  'privacy-policy',
  'terms',
];
