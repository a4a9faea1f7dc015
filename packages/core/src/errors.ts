import {
  formatMessage,
  say,
  type Message,
  type PlainMessageCode,
} from '@naya/contract/messages/catalogue';
import type { FailureCode } from '@naya/contract/failure-codes';

/** The ways a request can fail; apps/server/src/http/errors.ts turns each into an HTTP answer. */
export type ErrorCode = Exclude<FailureCode, 'method_not_allowed' | 'internal'>;

type Said = PlainMessageCode | Message;

/** Its `message` is the English sentence of what is said. */
export class CoreError extends Error {
  readonly code: ErrorCode;
  readonly said: Said;
  readonly fields: Record<string, string>;

  constructor(code: ErrorCode, said: Said, fields: Record<string, string> = {}) {
    super(formatMessage(said));
    this.code = code;
    this.said = said;
    this.fields = fields;
  }
}

/** Somebody else was quicker; `current` is how the record stands now. */
export class Conflict extends CoreError {
  readonly current: unknown;

  constructor(said: Said, current: unknown) {
    super('conflict', said);
    this.current = current;
  }
}

/** Nothing is wrong for certain; it is stored when the same is sent again with `acceptWarnings`. */
export class UnacceptedWarnings extends CoreError {
  readonly warnings: Record<string, string>;

  constructor(warnings: Record<string, string>) {
    super('invalid', 'lookOnceMore');
    this.warnings = warnings;
  }
}

/** The idempotency key of a form was used for another one. */
export class KeyReused extends CoreError {
  constructor() {
    const fields = { 'Idempotency-Key': 'This key was used for another submission.' };
    super('invalid', 'correctFields', fields);
  }
}

export function notFound(what: string): CoreError {
  return new CoreError('not_found', say('notFound', { what }));
}

export function invalid(fields: Record<string, string>): CoreError {
  return new CoreError('invalid', 'correctFields', fields);
}

export function requireFound<Item>(item: Item | null, what: string): Item {
  if (item === null) throw notFound(what);
  return item;
}
