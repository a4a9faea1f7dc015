import type { Id } from '../id.ts';

/** Without ids it is the visitor's own shortlist; with them one that somebody shared. */
export function shortlistUrl(ids: Id[] = []): string {
  return withIds('/shortlist', ids);
}

export function compareUrl(ids: Id[] = [], onlyDifferences = false): string {
  return withIds('/compare', ids) + (onlyDifferences ? '&only=differences' : '');
}

/** Commas stay readable. */
function withIds(path: string, ids: Id[]): string {
  return ids.length > 0 ? `${path}?ids=${ids.map((id) => encodeURIComponent(id)).join(',')}` : path;
}

export function whatsappShareUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
