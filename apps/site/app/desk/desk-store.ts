import { emptyDesk, parseDesk, type Desk } from '@naya/contract/desk/desk';
import { readStoredText, writeStored } from '../data/device-storage.ts';

const storageKey = 'naya-desk';

let known: { text: string | null; desk: Desk } = { text: null, desk: emptyDesk };

/** The same object until the stored text changes, as useSyncExternalStore wants it. */
export function readDesk(): Desk {
  const text = readStoredText(storageKey);
  if (text !== known.text) known = { text, desk: parseDesk(text) };
  return known.desk;
}

export function changeDesk(change: (desk: Desk) => Desk): void {
  writeStored(storageKey, change(readDesk()));
}
