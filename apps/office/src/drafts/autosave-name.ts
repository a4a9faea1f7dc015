/** Names the autosave of a record; one that is not stored yet has no id. */
export const autosaveName = (resource: string, id?: string | number) =>
  `${resource}/${id ?? 'new'}`;
