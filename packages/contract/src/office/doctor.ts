/** What was found of one part of the surroundings: whether it is in order, and otherwise what to do. */
export type Finding = {
  part: string;
  state: 'ok' | 'warning' | 'wrong';
  says: string;
  remedy?: string;
};
