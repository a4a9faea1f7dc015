import { Conflict } from '../errors.ts';
import { isSame } from '../history/differences.ts';

type Values = Record<string, unknown>;

/** A change is taken back only while the record still stands as that change left it. */
export function requireUntouched(current: Values, after: Values): void {
  const untouched = Object.keys(after).every((field) => isSame(current[field], after[field]));
  if (!untouched) throw new Conflict('This has been changed again since.', current);
}
