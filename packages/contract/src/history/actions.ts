/** A listing lost its contact by an erasure: that person is gone for good. */
export const contactErasedAction = 'contact erased';

const finalActions = new Set(['created', contactErasedAction]);

type Line = { action: string; changes: { before?: Record<string, unknown> } };

/** Whether a line of the history can be taken back at all. */
export const isUndoable = ({ action, changes: { before = {} } }: Line): boolean =>
  !finalActions.has(action) && Object.keys(before).length > 0;
