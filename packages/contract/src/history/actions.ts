/** A listing lost its contact by an erasure: that person is gone for good. */
export const contactErasedAction = 'contact erased';

/** Visitors saw none of these; a draft is changed or discarded, not taken back. */
export const draftActions = { saved: 'draft saved', discarded: 'draft discarded' } as const;

/** Each record that showed the picture before has a line of its own, which can be taken back. */
export const pictureReplacedAction = 'replaced';

const finalActions = new Set<string>([
  'created',
  pictureReplacedAction,
  contactErasedAction,
  ...Object.values(draftActions),
]);

type Line = { action: string; changes: { before?: Record<string, unknown> } };

/** Whether a line of the history can be taken back at all. */
export const isUndoable = ({ action, changes: { before = {} } }: Line): boolean =>
  !finalActions.has(action) && Object.keys(before).length > 0;
