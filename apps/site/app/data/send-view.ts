import type { Id } from '@naya/contract/id';
import { viewsUrl } from '@naya/contract/urls';
import { longestViewQuery, type View } from '@naya/contract/views/view';

/** Tells our server that somebody opened a franchise or saved it: no cookie goes with it, and nothing waits for the answer. */
export function sendView(kind: View['kind'], franchise: Id, from = ''): void {
  const id = Number(franchise);
  if (!Number.isSafeInteger(id)) return;
  const view: View = { kind, franchise: id, from: from.length > longestViewQuery ? '' : from };
  const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
  navigator.sendBeacon(viewsUrl, body);
}
