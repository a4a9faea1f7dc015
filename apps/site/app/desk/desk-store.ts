import { emptyDesk, parseDesk, type Desk } from '@naya/contract/desk/desk';

const storageKey = 'naya-desk';

let text: string | null = null;
let desk = emptyDesk;
const listeners = new Set<() => void>();

/** The same object until the stored text changes, as useSyncExternalStore wants it. */
export function readDesk(): Desk {
  const stored = readStored();
  if (stored !== text) {
    text = stored;
    desk = parseDesk(stored);
  }
  return desk;
}

/** Where the browser stores nothing, the change lasts as long as the page. */
export function changeDesk(change: (desk: Desk) => Desk): void {
  const next = change(readDesk());
  if (next === desk) return;
  desk = next;
  text = JSON.stringify(next);
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    isStored = false;
  }
  for (const tell of listeners) tell();
}

/** Also hears of changes that other tabs make. */
export function listenToDesk(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

let isStored = true;

function readStored(): string | null {
  if (!isStored) return text;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return text;
  }
}
