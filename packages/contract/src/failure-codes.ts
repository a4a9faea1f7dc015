/** What `code` of a refused call may say; callers go by it, so none is ever renamed. */
export const failureCodes = [
  'not_found',
  'expired',
  'signed_out',
  'forbidden',
  'conflict',
  'unreadable',
  'invalid',
  'too_large',
  'wrong_type',
  'too_slow',
  'too_many',
  'unavailable',
  'method_not_allowed',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];
/** As a caller reads it: a server that is newer than the caller may have more of them. */
export type ReadFailureCode = FailureCode | (string & {});
