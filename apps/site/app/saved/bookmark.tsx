import { isShortlisted, toggleShortlisted } from '@naya/contract/saved/saved';
import type { Id } from '@naya/contract/id';
import { classes } from '../components/classes.ts';
import { changeSaved, useSaved } from './saved.ts';

/** Loaded on use: every page has bookmarks, and few visitors use one. Offline it is not counted. */
const countSave = (id: Id) =>
  void import('../data/send-view.ts').then(
    ({ sendView }) => sendView('save', id),
    () => {},
  );

type BookmarkProps = { franchise: Id; name: string; className?: string };

/** A toggle button that puts a franchise on the shortlist; hidden without scripts. */
export function Bookmark({ franchise, name, className }: BookmarkProps) {
  const id = Number(franchise);
  const isPressed = isShortlisted(useSaved(), id);
  if (!Number.isInteger(id)) return null;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => {
        changeSaved((saved) => toggleShortlisted(saved, id));
        if (!isPressed) countSave(id);
      }}
      aria-label={`Shortlist ${name}`}
      className={classes('bookmark', className)}
    />
  );
}
