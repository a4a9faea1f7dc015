const keyOf = (slug: string) => `ticks:${slug}`;

/** Lines are known by their text, so that a changed page keeps the ticks of what it still has. */
export function readTicks(slug: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

/** A browser that keeps nothing still lets the page be ticked and printed. */
export function storeTicks(slug: string, lines: string[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(keyOf(slug));
    else localStorage.setItem(keyOf(slug), JSON.stringify(lines));
  } catch {
    // Nothing to do: the ticks last as long as the page.
  }
}
