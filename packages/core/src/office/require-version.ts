import { Conflict } from '../errors.ts';

/** Nothing is saved over a change that the editor has not seen; `current` is shown beside theirs. */
export function requireVersion(
  stored: { version: number },
  version: number,
  current: unknown = stored,
): void {
  if (stored.version !== version) {
    throw new Conflict('Somebody else has changed this since you opened it.', current);
  }
}
