/** A listing lost its contact by an erasure: that person is gone for good. */
export const contactErasedAction = 'contact erased';

/** Visitors saw none of these; a draft is changed or discarded, not taken back. */
export const draftActions = { saved: 'draft saved', discarded: 'draft discarded' } as const;

const finalActions = new Set<string>([
  'created',
  contactErasedAction,
  ...Object.values(draftActions),
]);

type Line = { action: string; changes: { before?: Record<string, unknown> } };

/** Whether a line of the history can be taken back at all. */
export const isUndoable = ({ action, changes: { before = {} } }: Line): boolean =>
  !finalActions.has(action) && Object.keys(before).length > 0;
