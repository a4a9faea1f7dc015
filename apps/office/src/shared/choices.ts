/** Choices of a select by their stored value; without names, react-admin takes the values themselves. */
export const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
