/** The ways a request can fail; apps/server/src/http/errors.ts turns each into an HTTP answer. */
export type ErrorCode =
  | 'not_found'
  | 'expired'
  | 'signed_out'
  | 'forbidden'
  | 'conflict'
  | 'unreadable'
  | 'invalid'
  | 'too_large'
  | 'wrong_type'
  | 'too_slow'
  | 'too_many'
  | 'unavailable';

export class CoreError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;

  constructor(code: ErrorCode, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** Somebody else was quicker; `current` is how the record stands now. */
export class Conflict extends CoreError {
  readonly current: unknown;

  constructor(message: string, current: unknown) {
    super('conflict', message);
    this.current = current;
  }
}

/** Nothing is wrong for certain; it is stored when the same is sent again with `acceptWarnings`. */
export class UnacceptedWarnings extends CoreError {
  readonly warnings: Record<string, string>;

  constructor(warnings: Record<string, string>) {
    super('invalid', 'Please look at this once more. It can be saved all the same.');
    this.warnings = warnings;
  }
}

export function notFound(what: string): CoreError {
  return new CoreError('not_found', `${what} not found.`);
}

export function invalid(fields: Record<string, string>): CoreError {
  return new CoreError('invalid', 'Please correct the marked fields.', fields);
}

export function requireFound<Item>(item: Item | null, what: string): Item {
  if (item === null) throw notFound(what);
  return item;
}
