import type { SortOption } from '../../constants.ts';
import { nearnessOf } from './place-index.ts';
import { isRankedBySearch, searchRanking } from './search.ts';

const aboveScores = 2 ** 20;
/** More than all that nearness and scores make. */
const aboveSections = 2 ** 24;
/** So many franchises are walked along before others may go first. */
const sliceSize = 32_768;

type Ranked = {
  sort: SortOption;
  /** Those in the chosen city come before others. */
  isNearFirst: boolean;
  wordCount: number;
  /** Comes before all else. */
  sections: Uint8Array | null;
};

/**
 * The smaller, the nearer to the top, whatever the order. Exact matches come before misspelt ones in any order; in the one that a search
 * ranks, the nearest to the chosen city and then the best matches come first.
 */
export function rankKeys(
  found: Uint8Array,
  scores: Int32Array | null,
  { sort, isNearFirst, wordCount, sections }: Ranked,
): Int32Array | null {
  if (!scores && !isNearFirst && !sections) return null;
  const isRanked = isRankedBySearch(sort);
  const keys = new Int32Array(found.length);
  for (let place = 0; place < found.length; place += 1) {
    const passed = found[place]!;
    if (passed === 0) continue;
    const score = scores === null ? 0 : scores[place]!;
    const misspelt = wordCount - Math.floor(score / searchRanking.exactBonus);
    if (!isRanked) keys[place] = misspelt;
    else if (!isNearFirst) keys[place] = -score;
    else keys[place] = ((misspelt > 0 ? 4 : 0) + nearnessOf(passed)) * aboveScores - score;
    if (sections !== null) keys[place]! += sections[place]! * aboveSections;
  }
  return keys;
}

/** Of the found, those with the smaller keys first, within one key in the given order; from `start` on, so many. */
export function* pick(
  order: Uint32Array,
  found: Uint8Array | Int32Array,
  keys: Int32Array | null,
  start: number,
  count: number,
): Generator<void, number[]> {
  const parts = partsOf(keys ? countKeys(found, keys) : new Map([[0, found.length]]), start, count);
  yield;
  let missing = 0;
  for (const { take } of parts.values()) missing += take;
  for (let at = 0; at < order.length && missing > 0; at += 1) {
    if (at % sliceSize === 0) yield;
    const place = order[at]!;
    if (found[place] === 0) continue;
    const part = parts.get(keys === null ? 0 : keys[place]!);
    if (!part) continue;
    if (part.skip > 0) part.skip -= 1;
    else if (part.places.length < part.take) {
      part.places.push(place);
      missing -= 1;
    }
  }
  return [...parts.values()].flatMap(({ places }) => places);
}

function countKeys(found: Uint8Array | Int32Array, keys: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let place = 0; place < found.length; place += 1) {
    if (found[place] === 0) continue;
    const key = keys[place]!;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

type Part = { skip: number; take: number; places: number[] };

/** Which keys the window covers, the smallest first, and how many of each. */
function partsOf(counts: Map<number, number>, start: number, count: number): Map<number, Part> {
  const parts = new Map<number, Part>();
  let before = 0;
  for (const [key, size] of [...counts].sort(([a], [b]) => a - b)) {
    const skip = Math.max(start - before, 0);
    const take = Math.min(before + size, start + count) - before - skip;
    if (take > 0) parts.set(key, { skip, take, places: [] });
    before += size;
  }
  return parts;
}
