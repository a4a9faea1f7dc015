import type { Receipt } from '@naya/contract/submissions/receipt';

type Listener = (receipt: Receipt) => void;

const listeners = new Map<string, Set<Listener>>();

export function announceSent(id: string, receipt: Receipt): void {
  for (const listener of listeners.get(id) ?? []) listener(receipt);
}

/** For a form whose first attempt failed: tells when a later one came through. */
export function onSent(id: string, listener: Listener): () => void {
  const ofId = listeners.get(id) ?? new Set();
  listeners.set(id, ofId.add(listener));
  return () => ofId.delete(listener);
}
