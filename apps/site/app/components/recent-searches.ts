const key = 'recent-searches';
const keptAtMost = 5;

/** The latest searches of this device, newest first; a browser that stores nothing has none. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (!text) return;
  const others = readRecentSearches().filter((each) => each !== text);
  try {
    localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, keptAtMost)));
  } catch {
    // A full or forbidden store: the search itself goes on.
  }
}
