import { record, text } from '../normalise/values.ts';
import type { ReadFailureCode } from '../failure-codes.ts';

export function httpErrorMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}

type ApiErrorDetails = {
  status?: number | null;
  errors?: Record<string, string> | null;
  body?: unknown;
  retryAfterSeconds?: number | null;
  cause?: unknown;
};

/** A call that failed. `status` is null when no answer came; `errors` are a refused form's fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  readonly errors: Record<string, string> | null;
  /** The server's name for the reason, such as `invalid`; null when it gave none. */
  readonly code: ReadFailureCode | null;
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.status = details.status ?? null;
    this.errors = details.errors ?? null;
    this.body = details.body ?? null;
    this.code = text(record(details.body)?.code);
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}
