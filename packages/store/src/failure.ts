import { failureCodeOf, type ReadFailureCode } from '@naya/contract/failure-codes';
import { record, text } from '@naya/contract/normalise/values';
import { normaliseFieldErrors } from '@naya/contract/submissions/normalise-receipt';
import { CallFailed } from './transport.ts';

/** Why a request failed, as plain data. */
export type CallFailure = {
  /** Of the answer; null when none came. */
  status: number | null;
  /**
   * The server's own name for the reason, such as `invalid`, or that of its status; `no_answer` when none came, and
   * `bad_answer` for one of which nothing can be used.
   */
  code: ReadFailureCode;
  /** The server's sentence, or the one of the request, such as `Failed to fetch blogs`. */
  message: string;
  /** The sentences by field of a refused form. */
  errors: Record<string, string>;
  retryAfterSeconds: number | null;
  /** What was thrown where no usable answer came: by `fetch`, or by the reading of JSON. */
  cause: { name: string; message: string } | null;
};

export function failureOf(error: unknown, fallback: string): CallFailure {
  const isAnswered = error instanceof CallFailed;
  const { status = null, retryAfterSeconds = null, data = null } = isAnswered ? error : {};
  const said = record(data);
  const cause = isAnswered ? error.cause : error;
  return {
    status,
    code: text(said?.code) ?? codeOf(status),
    message: text(said?.message ?? data) ?? fallback,
    errors: normaliseFieldErrors(data) ?? {},
    retryAfterSeconds,
    cause: cause instanceof Error ? { name: cause.name, message: cause.message } : null,
  };
}

function codeOf(status: number | null): ReadFailureCode {
  if (status === null) return 'no_answer';
  return status < 400 ? 'bad_answer' : failureCodeOf(status);
}
