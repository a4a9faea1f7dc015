/** Texts that the browser had no room for or refuses to store: they last as long as the page. Null was removed. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function readStoredText(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null when nothing is stored, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the value as JSON on this device; null removes it. */
export function writeStored(key: string, value: object | null): void {
  const text = value && JSON.stringify(value);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const notify of listeners) notify();
}

/** Notified of every write, by this tab and by others. */
export function subscribeToStorage(notify: () => void): () => void {
  listeners.add(notify);
  // The browser tells other tabs, not this one.
  addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', notify);
  };
}
