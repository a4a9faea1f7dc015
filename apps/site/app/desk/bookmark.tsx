import { isShortlisted, toggleShortlisted } from '@naya/contract/desk/desk';
import type { Id } from '@naya/contract/id';
import { classes } from '../components/classes.ts';
import { changeDesk } from './desk-store.ts';
import { useDesk } from './use-desk.ts';

/** Loaded when it is used: every page has bookmarks, and few visitors press one. Offline, nobody counts it. */
const countSave = (id: Id) =>
  void import('../data/send-view.ts').then(
    ({ sendView }) => sendView('save', id),
    () => {},
  );

type BookmarkProps = { franchise: Id; name: string; className?: string };

/** A hanging tag that puts a franchise on the visitor's shortlist; without scripts there is none. */
export function Bookmark({ franchise, name, className }: BookmarkProps) {
  const id = Number(franchise);
  const isPressed = isShortlisted(useDesk(), id);
  if (!Number.isInteger(id)) return null;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => {
        changeDesk((desk) => toggleShortlisted(desk, id));
        if (!isPressed) countSave(id);
      }}
      aria-label={`Shortlist ${name}`}
      className={classes('bookmark', className)}
    />
  );
}
