import type { Settled } from './load.ts';

const keepMs = 60_000;
const keepPages = 20;
const pages = new Map<string, { at: number; reads: unknown }>();

function hasFailed(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { ok = true } = value as Partial<Settled<unknown>>;
  return !ok;
}

/** A page left a moment ago comes back complete, so that Back finds its scroll position again. */
export function readThroughCache<Reads extends object>(key: string, read: () => Reads): Reads {
  const known = pages.get(key);
  if (known && Date.now() - known.at < keepMs) return known.reads as Reads;

  const reads = read();
  pages.delete(key);
  pages.set(key, { at: Date.now(), reads });
  const oldest = pages.keys().next().value;
  if (pages.size > keepPages && oldest !== undefined) pages.delete(oldest);

  const forget = () => pages.delete(key);
  Promise.all(Object.values(reads)).then((values) => values.some(hasFailed) && forget(), forget);
  return reads;
}
