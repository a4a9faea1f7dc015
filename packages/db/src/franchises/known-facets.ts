import type { Facets } from '@naya/contract/franchises/entity';
import type { Db } from '../client.ts';

export type KnownFacets = { version: string; facets: Facets };

// Some 60 KB each.
const keptAtMost = 100;

const knownByDb = new WeakMap<Db, Map<string, KnownFacets>>();

function knownIn(db: Db): Map<string, KnownFacets> {
  const known = knownByDb.get(db) ?? new Map<string, KnownFacets>();
  knownByDb.set(db, known);
  return known;
}

/**
 * What the latest searches counted. Page and order do not change it. The database says with each search which version of the index
 * it read, so counts of an older version are never shown.
 */
export function findKnownFacets(db: Db, key: string): KnownFacets | undefined {
  return knownIn(db).get(key);
}

/** The least recently used is removed first. */
export function keepFacets(db: Db, key: string, counted: KnownFacets): void {
  const known = knownIn(db);
  known.delete(key);
  known.set(key, counted);
  const [oldest] = known.keys();
  if (known.size > keptAtMost && oldest !== undefined) known.delete(oldest);
}
