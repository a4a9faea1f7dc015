import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from './entry.ts';

interface Kept extends DBSchema {
  outbox: { key: string; value: Entry };
  drafts: { key: string; value: unknown };
}

let opening: Promise<IDBPDatabase<Kept>> | null = null;

/** Holds drafts, and submissions that the server does not have yet. Rejects where the browser stores nothing. */
export function openDatabase(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDB<Kept>('naya-outlet', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('drafts');
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}
