import type { Db } from '../client.ts';

export type CachedCounts<Counts> = { version: string; counts: Counts };

/** The facets of a search take some 60 KB. */
const keptAtMost = 100;

/**
 * Counts for the latest sets of words and filters. Readers ask the database for the version of its index in the same query, so
 * counts of an older version are never shown.
 */
export function createCountCache<Counts>() {
  const knownByDb = new WeakMap<Db, Map<string, CachedCounts<Counts>>>();

  function knownIn(db: Db): Map<string, CachedCounts<Counts>> {
    const known = knownByDb.get(db) ?? new Map<string, CachedCounts<Counts>>();
    knownByDb.set(db, known);
    return known;
  }

  return {
    find: (db: Db, key: string): CachedCounts<Counts> | undefined => knownIn(db).get(key),
    /** The least recently used is removed first. */
    keep(db: Db, key: string, counted: CachedCounts<Counts>): void {
      const known = knownIn(db);
      known.delete(key);
      known.set(key, counted);
      const [oldest] = known.keys();
      if (known.size > keptAtMost && oldest !== undefined) known.delete(oldest);
    },
  };
}
