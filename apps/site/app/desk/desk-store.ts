import { emptyDesk, parseDesk, type Desk } from '@naya/contract/desk/desk';

const storageKey = 'naya-desk';

/** Takes the place of a storage that the browser refuses: then a change lasts as long as the page. */
let unstored: string | null = null;
let known: { text: string | null; desk: Desk } = { text: null, desk: emptyDesk };
const listeners = new Set<() => void>();

/** The same object until the stored text changes, as useSyncExternalStore wants it. */
export function readDesk(): Desk {
  const text = readStored();
  if (text !== known.text) known = { text, desk: parseDesk(text) };
  return known.desk;
}

export function changeDesk(change: (desk: Desk) => Desk): void {
  const text = JSON.stringify(change(readDesk()));
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    unstored = text;
  }
  for (const tell of listeners) tell();
}

/** Also called for changes that other tabs make. */
export function listenToDesk(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

function readStored(): string | null {
  try {
    return unstored ?? localStorage.getItem(storageKey);
  } catch {
    return unstored;
  }
}
