import { readStored, writeStored } from '../../data/device-storage.ts';

const keyOf = (slug: string) => `ticks:${slug}`;

/** Lines are known by their text, so that a changed page keeps the ticks of what it still has. */
export function readTicks(slug: string): Set<string> {
  const stored = readStored(keyOf(slug));
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

export function storeTicks(slug: string, lines: string[]): void {
  writeStored(keyOf(slug), lines.length > 0 ? lines : null);
}
