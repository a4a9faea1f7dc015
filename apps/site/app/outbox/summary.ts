import { useSyncExternalStore } from 'react';
import type { Kind } from './entry.ts';

export type RefusedEntry = { id: string; kind: Kind; url: string };
export type Summary = { waiting: number; refused: RefusedEntry[] };

const key = 'naya-outbox';
const changes = new EventTarget();
let withoutStorage: string | null = null;

/** Reads the outbox's summary without opening its database; null when it is certainly empty. */
function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return withoutStorage;
  }
}

export function writeSummary(summary: Summary | null): void {
  withoutStorage = summary && JSON.stringify(summary);
  try {
    if (withoutStorage === null) localStorage.removeItem(key);
    else localStorage.setItem(key, withoutStorage);
  } catch {
    // The text above stands in for it while this page lives.
  }
  changes.dispatchEvent(new Event('change'));
}

function parse(text: string | null): Summary | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Summary;
  } catch {
    return { waiting: 0, refused: [] };
  }
}

export function readSummary(): Summary | null {
  return parse(readText());
}

function subscribe(notify: () => void) {
  changes.addEventListener('change', notify);
  // The browser tells other tabs, not this one.
  window.addEventListener('storage', notify);
  return () => {
    changes.removeEventListener('change', notify);
    window.removeEventListener('storage', notify);
  };
}

export function useSummary(): Summary | null {
  return parse(useSyncExternalStore(subscribe, readText, () => null));
}
