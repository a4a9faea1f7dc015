import type { Id } from '@naya/contract/id';
import { viewsUrl } from '@naya/contract/urls';
import { longestViewQuery, type View } from '@naya/contract/views/view';

/** Counts a view or a save of a franchise: a beacon without cookies, whose answer nobody waits for. */
export function sendView(kind: View['kind'], franchise: Id, from = ''): void {
  const id = Number(franchise);
  if (!Number.isSafeInteger(id)) return;
  const view: View = { kind, franchise: id, from: from.length > longestViewQuery ? '' : from };
  const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
  navigator.sendBeacon(viewsUrl, body);
}
