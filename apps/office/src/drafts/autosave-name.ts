/** Under which name the draft of a record is stored; one that is not stored yet has no id. */
export const autosaveName = (resource: string, id?: string | number) =>
  `${resource}/${id ?? 'new'}`;
